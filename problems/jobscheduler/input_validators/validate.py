"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

INTEGER = re.compile(r"0|[1-9][0-9]{0,9}")
TEAM = re.compile(r"[a-z0-9]{1,10}")


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
    if len(first) != 3:
        refuse("line 1 does not have 3 fields")
    n = integer(first[0], 1, 36_000, "n")
    integer(first[1], 1, 1_000, "m")
    integer(first[2], 1, 1_000, "k")
    if len(lines) != n + 1:
        refuse(f"expected {n + 1} lines, found {len(lines)}")
    for number, line in enumerate(lines[1:], 2):
        parts = line.split(" ")
        if len(parts) != 4:
            refuse(f"line {number} does not have 4 fields")
        integer(parts[0], 0, 1_000_000_000, f"arrival in line {number}")
        if not TEAM.fullmatch(parts[1]):
            refuse(f"bad team in line {number}: {parts[1]!r}")
        integer(parts[2], 0, 1_000, f"priority in line {number}")
        integer(parts[3], 1, 1_000_000, f"duration in line {number}")
    sys.exit(42)


main()
