"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

NUMBER = "(0|[1-9][0-9]{0,9})"
FIRST = re.compile(f"{NUMBER} {NUMBER} {NUMBER}")
ENTRY = re.compile(f"{NUMBER} -?([1-9][0-9]{{0,9}}) (?:-|[a-z0-9]{{1,10}})")


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    first = FIRST.fullmatch(lines[0])
    if not first:
        refuse(f"line 1 does not have n, m and d: {lines[0]!r}")
    n, m, d = map(int, first.groups())
    if not (1 <= n <= 10_000 and 1 <= m <= 10_000 and d <= 1_000):
        refuse("n, m or d is out of bounds")
    if len(lines) != n + m + 1:
        refuse(f"expected {n + m + 1} lines, found {len(lines)}")
    for number, line in enumerate(lines[1:], 2):
        entry = ENTRY.fullmatch(line)
        if not entry:
            refuse(f"line {number} is no entry: {line!r}")
        if int(entry[1]) > 100_000 or int(entry[2]) > 1_000_000_000:
            refuse(f"line {number} has a day or an amount out of bounds")
    sys.exit(42)


main()
