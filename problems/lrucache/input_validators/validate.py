"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

INTEGER = re.compile(r"[1-9][0-9]{0,9}")
KEY = re.compile(r"[a-z0-9]{1,10}")
FIELDS = {"g": 2, "p": 3, "d": 2}


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def integer(text, low, high, what):
    if not INTEGER.fullmatch(text) or not low <= int(text) <= high:
        refuse(f"{what} is not an integer from {low} to {high}: {text!r}")
    return int(text)


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    first = lines[0].split(" ")
    if len(first) != 2:
        refuse("line 1 does not have 2 fields")
    n = integer(first[0], 1, 60_000, "n")
    integer(first[1], 1, 1_000_000_000, "c")
    if len(lines) != n + 1:
        refuse(f"expected {n + 1} lines, found {len(lines)}")
    for number, line in enumerate(lines[1:], 2):
        parts = line.split(" ")
        if len(parts) != FIELDS.get(parts[0]):
            refuse(f"line {number} is not an event: {line!r}")
        if not KEY.fullmatch(parts[1]):
            refuse(f"bad key in line {number}: {parts[1]!r}")
        if parts[0] == "p":
            integer(parts[2], 1, 1_000_000_000, f"size in line {number}")
    sys.exit(42)


main()
