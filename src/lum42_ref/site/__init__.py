"""The site of LUM42, made by ``python -m lum42_ref.site``: what it has beside the pages of every rulebook."""
