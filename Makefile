# `make help` lists the targets. Only Python 3.11 or later, git and make are needed to begin with; the site needs npm too.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
NODE_READY := node_modules/.package-lock.json
BENCH_READY := $(VENV)/.bench-ready

# The rulebooks, in the order of the site's home: to add one is to name it here.
BOOKS    := lum42 lumens
EDITIONS := $(foreach book,$(BOOKS),site-$(book)-en site-$(book)-fr)

.DEFAULT_GOAL := help
.PHONY: help setup run test check format pytest trace trace-update bench soak fuzz scenarios vectors vectors-check site site-en site-fr $(EDITIONS) site-draft browser serve release engines mutants schemas clean

help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-14s %s\n", $$1, $$2 }'

setup: $(READY) ## Make the virtual environment (.venv) with pinned versions

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("lum42-ref needs Python 3.11 or later, found " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing the pinned environment (about a minute the first time) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev,site,browser]'
	@touch $@

$(NODE_READY): package-lock.json
	@npm ci --silent --no-audit --no-fund
	@touch $@

EXAMPLES := docs/lum42/examples

run: $(READY) ## Rule questions to each rulebook: board, verdict, clauses
	@echo "1. Gold attacks a Black unit. What happens, and who scores?"; echo
	@$(BIN)/lum42 show $(EXAMPLES)/gold-attacks-black.card
	@$(BIN)/lum42 ask $(EXAMPLES)/gold-attacks-black.card "gold: N deploy basic planet"
	@echo; echo "2. Silver's ship enters a system with a Black probe and a Silver unit. Does Black score?"; echo
	@$(BIN)/lum42 show $(EXAMPLES)/silver-beside-a-black-probe.card
	@$(BIN)/lum42 ask $(EXAMPLES)/silver-beside-a-black-probe.card "silver: move N"
	@echo; echo "3. White recovers a Doubler from a green planet. What does it bring, and what may White do next?"; echo
	@$(BIN)/lum42 show $(EXAMPLES)/doubler-on-green.card
	@$(BIN)/lum42 ask $(EXAMPLES)/doubler-on-green.card "white: recover N planet"
	@echo; echo "4. Lumens: Yellow's 3 counts to a cell with a green chip. May Yellow cover it, and what does that hang on?"; echo
	@$(BIN)/lumens show docs/lumens/examples/covering.card
	@$(BIN)/lumens ask docs/lumens/examples/covering.card "yellow: place 4,9 3"

test: check pytest vectors-check browser ## Everything that must hold

check: $(READY) ## Static gates: ruff, mypy, pyright, import-linter, trace
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(BIN)/pyright
	@$(BIN)/lint-imports --no-logo
	@set -e; for book in $(BOOKS); do $(BIN)/$$book trace --check; done

pytest: $(READY) ## All tests, with branch coverage
	@$(BIN)/pytest --numprocesses 2 --dist loadfile --ignore tests/browser --cov --cov-report=term

SCENARIOS := build/scenarios

scenarios: $(READY) ## Play every feature and write each scenario down, for the vectors and the site
	@rm -rf $(SCENARIOS)
	@set -e; for book in $(BOOKS); do \
	  $(BIN)/pytest tests/$${book}_ref/test_features.py --quiet --record-scenarios $(SCENARIOS)/$$book; done

vectors: scenarios ## Make the test vectors anew, from scenarios and random games
	@set -e; for book in $(BOOKS); do $(BIN)/$$book vectors generate $(SCENARIOS)/$$book vectors/$$book; done

vectors-check: scenarios ## The committed vectors are those that would be made now, whatever PYTHONHASHSEED
	@rm -rf build/vectors && mkdir -p build/vectors
	@set -e; for book in $(BOOKS); do PYTHONHASHSEED=42 $(BIN)/$$book vectors generate $(SCENARIOS)/$$book build/vectors/$$book; done
	@diff --recursive --brief vectors build/vectors || { echo "vectors/ is out of date: run make vectors"; exit 1; }

site: scenarios release $(NODE_READY) ## Build the site in both languages, strictly, into site/
	@rm -rf site
	@set -e; for book in $(BOOKS); do $(BIN)/python -m $${book}_ref.site write; done
	@$(MAKE) --no-print-directory -j2 site-en site-fr
	@$(BIN)/python -m rulespec.site --formerly-alone lum42 $(BOOKS)

site-en site-fr: site-%: $(foreach book,$(BOOKS),site-$(book)-%)

PAGE     ?= index
LANGUAGE ?= en
BOOK     ?= $(firstword $(BOOKS))

site-draft: ## One page anew in a site made before: PAGE=rules/mov LANGUAGE=fr
	@$(BIN)/python -m $(BOOK)_ref.site draft $(PAGE) --language $(LANGUAGE)

$(EDITIONS): site-%:
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --config-file build/site-src/$(subst -,/mkdocs.,$*).yml

browser: site ## The site in real Chromium; says so when there is none and none can be installed
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
		&& echo "Installing Chromium ..." && { apt-get install -y --no-install-recommends chromium >/dev/null 2>&1 \
		|| { apt-get update >/dev/null 2>&1 && apt-get install -y --no-install-recommends chromium >/dev/null 2>&1; }; }; } || true
	@if command -v chromium >/dev/null; then $(BIN)/pytest tests/browser --numprocesses 2 --dist loadfile; \
	else echo "browser tests did NOT run: no Chromium"; fi

serve: ## Serve site/ on port 8000 of this machine
	@$(BIN)/python -m http.server 8000 --bind 127.0.0.1 --directory site

release: $(READY) ## The vectors as an archive and the package as a wheel, each with its sha256, in dist/
	@set -e; for book in $(BOOKS); do $(BIN)/$$book vectors release vectors/$$book dist; done
	@rm -f dist/*.whl dist/*.whl.sha256
	@$(BIN)/python -m hatchling build -t wheel -d dist >/dev/null 2>&1
	@cd dist && for wheel in *.whl; do sha256sum $$wheel > $$wheel.sha256; done

ENGINES := docs/lum42/engines

engines: $(READY) ## Put the vectors to the engines of this repository anew, and keep their certificates
	@export PATH="$(CURDIR)/$(BIN):$$PATH"; set -e; for book in $(BOOKS); do \
	  $$book conform --report build/engines/$$book-ref -- $$book answer; \
	  cp build/engines/$$book-ref/certificate.json docs/$$book/engines/$$book-ref.json; done
	@export PATH="$(CURDIR)/$(BIN):$$PATH"; lum42 conform --report build/engines/scoring -- node docs/lum42/adapters/scoring.mjs
	@cp build/engines/scoring/certificate.json $(ENGINES)/scoring.json

format: $(READY) ## Format the code and apply safe fixes
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .

GAMES ?= 10000

soak: $(READY) ## Random games with every check at every step, then fuzz; GAMES=600 INPUTS=5000 for fewer
	@$(BIN)/python -m tests.soak --games $(GAMES)
	@$(BIN)/python -m tests.soak --fuzz $(INPUTS)

INPUTS ?= 200000

fuzz: $(READY) ## Damaged texts to every reader: only our own errors come out; INPUTS=5000 for fewer
	@$(BIN)/python -m tests.soak --fuzz $(INPUTS)

trace-update: $(READY) ## Accept the current texts and citations: rewrite texts.lock and trace.txt
	@set -e; for book in $(BOOKS); do $(BIN)/$$book trace --update; done

schemas: $(READY) ## Write the JSON Schemas anew from the classes
	@set -e; for book in $(BOOKS); do $(BIN)/python -m $${book}_ref.codec; $(BIN)/$$book vectors schemas; done
	@$(BIN)/python -m rulespec.conformance.report

bench: $(BENCH_READY) ## Measure speed, as ratios in one run
	@$(BIN)/python bench/startup.py
	@$(BIN)/python bench/play.py
	@$(BIN)/python bench/doubts.py
	@$(BIN)/python bench/codec.py
	@$(BIN)/python bench/vectors.py

$(BENCH_READY): $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev,site,browser,bench]'
	@touch $@

MUTANTS := .venv-mutants
MUTANTS_READY := $(MUTANTS)/.ready

mutants: $(MUTANTS_READY) ## Alter the rules in thousands of ways: do the vectors notice? Writes docs/*/strength.json
	@PYTHONPATH=src $(MUTANTS)/bin/python -m pytest --noconftest -c /dev/null --rootdir . -q tests/mutants
	@set -e; for book in $(BOOKS); do $(MUTANTS)/bin/python -m tests.mutants --book $$book vectors/$$book; done

$(MUTANTS_READY): tests/mutants/requirements.txt
	@test -x $(MUTANTS)/bin/python || $(PYTHON) -m venv $(MUTANTS)
	@$(MUTANTS)/bin/python -m pip install --quiet --disable-pip-version-check --requirement tests/mutants/requirements.txt
	@touch $@

clean: ## Remove everything that can be made again
	@rm -rf $(VENV) $(MUTANTS) node_modules build dist site .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage*
