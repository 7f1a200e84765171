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
    n, m, c = integers(lines[0], (2, 15_000), (1, 20_000), (1, 20_000))
    if c > m or len(lines) != m + c + 1:
        refuse("more cables fail than there are, or there are not so many lines")
    for line in lines[1 : m + 1]:
        a, b = integers(line, (1, n), (1, n))
        if a == b:
            refuse(f"a cable of one server: {line!r}")
    failing = [integers(line, (1, m))[0] for line in lines[m + 1 :]]
    if len(set(failing)) != c:
        refuse("a cable fails twice")


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    check(text[:-1].split("\n"))
    sys.exit(42)


main()
