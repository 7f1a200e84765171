"""The cases that our own code has made."""

import json

of = {}


def load(path):
    with open(path, encoding="utf-8") as file:
        of.update(json.load(file))


def some(name, at_least):
    """The cases of this name, of which there have to be enough to mean anything."""
    found = of[name]
    assert len(found) >= at_least, f"{name}: {len(found)} cases"
    return found
