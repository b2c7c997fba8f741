"""The site of Lumens, made by ``python -m lumens_ref.site``: what only this rulebook has."""
