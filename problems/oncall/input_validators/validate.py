"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

INTEGER = re.compile(r"0|[1-9][0-9]{0,12}")
LATEST = 2_000_000_000_000


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def integers(line, count, number):
    parts = line.split(" ")
    if len(parts) != count or not all(INTEGER.fullmatch(part) for part in parts):
        refuse(f"line {number} does not have {count} integers: {line!r}")
    return list(map(int, parts))


def span(begin, end, number):
    if not 0 <= begin < end <= LATEST:
        refuse(f"line {number} does not have a begin before an end within bounds")


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    n, begin, end = integers(lines[0], 3, 1)
    if not 1 <= n <= 12_000:
        refuse(f"n is not between 1 and 12000: {n}")
    span(begin, end, 1)
    if len(lines) != n + 1:
        refuse(f"expected {n + 1} lines, found {len(lines)}")
    for number, line in enumerate(lines[1:], 2):
        span(*integers(line, 2, number), number)
    sys.exit(42)


main()
