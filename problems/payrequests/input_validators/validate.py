"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

FIRST = re.compile(r"([1-9][0-9]{0,4}) ([1-9][0-9]{0,6}) (0|[1-9][0-9]{0,9})")
REQUEST = re.compile(r"(0|[1-9][0-9]{0,9}) [a-z0-9]{1,8} [a-z0-9]{1,8} ([1-9][0-9]{0,6})")


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
        refuse(f"line 1 does not have n, w and c: {lines[0]!r}")
    n, window, limit = map(int, first.groups())
    if n > 22_000 or window > 1_000_000 or limit > 1_000_000_000:
        refuse("n, w or c is too large")
    if len(lines) != n + 1:
        refuse(f"expected {n + 1} lines, found {len(lines)}")
    before = 0
    for number, line in enumerate(lines[1:], 2):
        request = REQUEST.fullmatch(line)
        if not request:
            refuse(f"line {number} is no request: {line!r}")
        time, amount = map(int, request.groups())
        if not before <= time <= 1_000_000_000:
            refuse(f"line {number} has a time that is too early or too late")
        if amount > 1_000_000:
            refuse(f"line {number} has an amount that is too large")
        before = time
    sys.exit(42)


main()
