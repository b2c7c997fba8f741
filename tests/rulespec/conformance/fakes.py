"""Programs under test that misbehave, each in one way: ``python fakes.py MODE``.

They know two questions. ``{"type": "sum", "a": 1, "b": 2}`` has the answer ``{"total": 3}``;
``{"type": "take", "a": 5, "b": 2}`` has the answer ``{"left": 3}``, or ``{"refused": true}`` with reasons
where more is taken than there is.
Whatever a fake does wrong, it does at question 2 of the session (or always, where the name says so), and is
honest otherwise.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

AT = 2
MEGABYTES = 20


def main(mode: str, *arguments: str) -> None:
    if arguments:
        Path(arguments[0]).write_text(str(os.getpid()))
    start(mode)
    for line in sys.stdin:
        command = json.loads(line)
        if command["command"] == "stop":
            if mode == "never-stops":
                time.sleep(1_000)
            return
        if mode.endswith("-always") or command["number"] == AT:
            MODES.get(mode, honest)(command)
        else:
            honest(command)


def start(mode: str) -> None:
    if mode == "no-start":
        time.sleep(1_000)
    if mode == "ends-at-once":
        sys.exit("no configuration found")
    json.loads(sys.stdin.readline())
    if mode == "slow-starter":
        time.sleep(0.3)
    if mode == "greets":
        sys.stdout.write("Welcome!\n")
        sys.stdout.flush()
    introduction: dict[str, Any] = {"protocol": 1, "name": mode, "version": "1", "language": "Python"}
    say({"reply": "start", **introduction, **INTRODUCTIONS.get(mode, {})})


def say(message: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def right(command: dict[str, Any], off: int = 0) -> dict[str, Any]:
    vector = command["vector"]
    if vector["type"] == "take":
        return result(command, refused() if vector["b"] > vector["a"] else left(vector))
    return result(command, {"total": vector["a"] + vector["b"] + off})


def result(command: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
    return {"reply": "result", "number": command["number"], "result": answer}


def left(vector: dict[str, Any]) -> dict[str, Any]:
    return {"left": vector["a"] - vector["b"]}


def refused() -> dict[str, Any]:
    return {"refused": True, "reasons": ["too_little"]}


def honest(command: dict[str, Any]) -> None:
    say(right(command))


def lie(command: dict[str, Any]) -> None:
    say(right(command, off=1))


def refuse(command: dict[str, Any]) -> None:
    say(result(command, {"refused": True}))


def allow(command: dict[str, Any]) -> None:
    vector = command["vector"]
    if vector["type"] == "action":
        say(result(command, {"state": vector["state"], "scores": vector["state"]["scores"]}))
    else:
        say(result(command, left(vector)))


def peek(command: dict[str, Any]) -> None:
    say(result(command, refused() if command["vector"]["type"] == "overdrawn" else left(command["vector"])))


def hedge(command: dict[str, Any]) -> None:
    say(result(command, {**refused(), **left(command["vector"])}))


def crash(_: dict[str, Any]) -> None:
    sys.stderr.write("boom\n")
    sys.exit(3)


def crash_at_even_numbers(command: dict[str, Any]) -> None:
    if command["number"] % 2 == 0:
        crash(command)
    honest(command)


def abort(_: dict[str, Any]) -> None:
    os.abort()


def hang(_: dict[str, Any]) -> None:
    sys.stderr.write("thinking\n")
    sys.stderr.flush()
    time.sleep(1_000)


def hang_with_a_child(_: dict[str, Any]) -> None:
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
    Path(sys.argv[2]).write_text(str(child.pid))
    time.sleep(1_000)


def flood(_: dict[str, Any]) -> None:
    while True:
        sys.stderr.write("x" * 10_000)


def garble(_: dict[str, Any]) -> None:
    sys.stdout.write("Thinking about it … " + "ha" * 500 + "\n")
    sys.stdout.flush()


def babble(_: dict[str, Any]) -> None:
    for _megabyte in range(MEGABYTES):
        sys.stdout.write("x" * 1024 * 1024)
    sys.stdout.flush()
    time.sleep(1_000)


def skip(command: dict[str, Any]) -> None:
    say({"reply": "skipped", "number": command["number"], "reason": "too hard"})


def err(command: dict[str, Any]) -> None:
    say({"reply": "errored", "number": command["number"], "message": "ValueError: no \x1b[31mcolours"})


def misnumber(command: dict[str, Any]) -> None:
    say({**right(command), "number": 99})


def answer_in_another_order(command: dict[str, Any]) -> None:
    say({**right(command), "number": AT + 1})
    say(right(command))


def answer_twice(command: dict[str, Any]) -> None:
    honest(command)
    honest(command)


def answer_and_end(command: dict[str, Any]) -> None:
    honest(command)
    sys.exit(0)


def misform(command: dict[str, Any]) -> None:
    say({**right(command), "time": 3})


def speak(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def repeat(command: dict[str, Any]) -> None:
    number = command["number"]
    speak(f'{{"reply":"result","number":{number},"number":{number},"result":{{"total":3}}}}')


def repeat_in_the_answer(command: dict[str, Any]) -> None:
    speak(f'{{"reply":"result","number":{command["number"]},"result":{{"total":3,"tot\\u0061l":3}}}}')


def repeat_at_depth(command: dict[str, Any]) -> None:
    told = '[{},{"why":[{"because":1,"so":{},"because":1}]}]'
    speak(f'{{"reply":"result","number":{command["number"]},"result":{{"total":3,"told":{told}}}}}')


def shout(command: dict[str, Any]) -> None:
    say({**right(command), "\x1b[31m" + "A" * 5_000: 3})


def exaggerate(command: dict[str, Any]) -> None:
    say(result(command, {"total": 1e30}))


def complain_at_length(command: dict[str, Any]) -> None:
    sys.stderr.write("warning\n" * 200_000)
    honest(command)


def nest(command: dict[str, Any]) -> None:
    speak(f'{{"reply":"result","number":{command["number"]},"result":{"[" * 900}{"]" * 900}}}')


def close_input(_: dict[str, Any]) -> None:
    os.close(0)
    time.sleep(1_000)


def close_output(_: dict[str, Any]) -> None:
    os.close(1)
    time.sleep(1_000)


MODES = {
    "liar": lie,
    "liar-always": lie,
    "refuser-always": refuse,
    "allower-always": allow,
    "peeker-always": peek,
    "hedger-always": hedge,
    "crasher": crash,
    "crasher-always": crash,
    "even-crasher-always": crash_at_even_numbers,
    "aborter": abort,
    "hanger": hang,
    "hanger-with-a-child": hang_with_a_child,
    "flooder": flood,
    "garbler": garble,
    "babbler": babble,
    "skipper": skip,
    "skipper-always": skip,
    "errs": err,
    "misnumberer": misnumber,
    "out-of-order": answer_in_another_order,
    "answers-twice": answer_twice,
    "early-exit": answer_and_end,
    "misformer": misform,
    "repeater": repeat,
    "repeater-in-the-answer": repeat_in_the_answer,
    "repeater-at-depth": repeat_at_depth,
    "shouter": shout,
    "exaggerator": exaggerate,
    "complainer": complain_at_length,
    "nester": nest,
    "closes-input": close_input,
    "closes-output": close_output,
}
INTRODUCTIONS: dict[str, dict[str, Any]] = {
    "other-protocol": {"protocol": 2},
    "unknown-kind": {"kinds": ["sums"]},
    "unknown-key": {"colour": "red"},
    "no-number": {"protocol": "1"},
    "shows-off": {"name": "\x1b[31mA" + "a" * 1_000_000},
    "nothing-supported": {"kinds": []},
    "no-events": {"events": False, "reasons": False},
    "default-readings": {"readings": {}},
    "low-reading": {"readings": {"R-23": ["low"]}},
    "high-readings": {"readings": {"R-23": ["high_*"], "R-60": ["*"]}},
    "all-readings": {"readings": {"R-23": ["low", "high_*"], "R-60": ["shared"]}},
    "unknown-ruling": {"readings": {"R-6": ["low"]}},
    "unknown-reading": {"readings": {"R-23": ["low", "lower"]}},
    "readings-in-a-row": {"readings": ["R-23"]},
    "one-reading": {"readings": {"R-23": "low"}},
    "half-of-a-pair": {"kinds": ["sum", "overdrawn"]},
    "both-of-a-pair": {"kinds": ["overdrawn", "taken"]},
    "refuser-always": {"reasons": False},
    "allower-always": {"events": False},
}


if __name__ == "__main__":
    main(*sys.argv[1:])
