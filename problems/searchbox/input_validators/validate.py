"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

FIRST = re.compile(r"([1-9][0-9]{0,3}) ([1-9][0-9]{0,3})")
WORD = "(?!or(?![a-z0-9]))[a-z0-9]{1,8}"
ENTRY = re.compile(f"{WORD}(?::{WORD})?")


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def is_query(parts):
    """Whether brackets match, and no series is empty."""
    depth, empty = 0, True
    for part in parts:
        part = part.removeprefix("-") if part != "-" else part
        if part == "(":
            depth, empty = depth + 1, True
        elif part == ")":
            if empty or depth == 0:
                return False
            depth -= 1
        elif part == "or":
            if empty:
                return False
            empty = True
        elif ENTRY.fullmatch(part):
            empty = False
        else:
            return False
        if depth > 10:
            return False
    return depth == 0 and not empty


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    first = FIRST.fullmatch(lines[0])
    if not first:
        refuse(f"line 1 does not have t and q: {lines[0]!r}")
    t, q = map(int, first.groups())
    if t > 3_000 or q > 2_500 or len(lines) != t + q + 1:
        refuse("t or q is too large, or there are not so many lines")
    for number, line in enumerate(lines[1 : t + 1], 2):
        entries = line.split(" ")
        if len(entries) > 20 or not all(ENTRY.fullmatch(entry) for entry in entries):
            refuse(f"line {number} is no ticket: {line!r}")
    for number, line in enumerate(lines[t + 1 :], t + 2):
        parts = line.split(" ")
        if len(line) > 100 or {"-)", "-or"} & set(parts) or not is_query(parts):
            refuse(f"line {number} is no query: {line!r}")
    sys.exit(42)


main()
