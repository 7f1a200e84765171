"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

INTEGER = re.compile(r"0|[1-9][0-9]{0,9}")
VISITOR = re.compile(r"[a-z0-9]{1,12}")


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def integer(text, low, high, what):
    if not INTEGER.fullmatch(text) or not low <= int(text) <= high:
        refuse(f"{what} is not an integer from {low} to {high}: {text!r}")
    return int(text)


def fields(line, count, number):
    parts = line.split(" ")
    if len(parts) != count:
        refuse(f"line {number} does not have {count} fields")
    return parts


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    n, gap = fields(lines[0], 2, 1)
    n = integer(n, 1, 40_000, "n")
    integer(gap, 0, 86_400, "g")
    if len(lines) != n + 1:
        refuse(f"expected {n + 1} lines, found {len(lines)}")
    for number, line in enumerate(lines[1:], 2):
        time, visitor = fields(line, 2, number)
        integer(time, 0, 1_000_000_000, f"time in line {number}")
        if not VISITOR.fullmatch(visitor):
            refuse(f"bad visitor in line {number}: {visitor!r}")
    sys.exit(42)


main()
