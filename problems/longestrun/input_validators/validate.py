"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def integers(line, *bounds):
    """The integers of a line, each of which is within its bounds."""
    parts = line.split(" ")
    if len(parts) != len(bounds) or not all(re.fullmatch("0|-?[1-9][0-9]{0,11}", p) for p in parts):
        refuse(f"not {len(bounds)} integers: {line!r}")
    numbers = [int(part) for part in parts]
    if not all(low <= number <= high for number, (low, high) in zip(numbers, bounds)):
        refuse(f"out of bounds: {line!r}")
    return numbers


def check(lines):
    n, _ = integers(lines[0], (1, 40_000), (0, 1_000_000_000))
    if len(lines) != 2:
        refuse("there are not two lines")
    integers(lines[1], *[(0, 1_000_000)] * n)


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    check(text[:-1].split("\n"))
    sys.exit(42)


main()
