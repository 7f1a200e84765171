"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

FIRST = re.compile("([1-9][0-9]{0,4}) ([1-9][0-9]{0,3})")
PATCH = re.compile("patch ([1-9][0-9]{0,2})")
HUNK = re.compile("hunk ([1-9][0-9]{0,6}) ([1-9][0-9]{0,3})")
LINE = re.compile("[ +-][ -~]{0,80}")
TEXT = re.compile("[ -~]{0,80}")


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    at = 0

    def take(pattern, *most):
        nonlocal at
        found = pattern.fullmatch(lines[at]) if at < len(lines) else None
        if not found:
            refuse(f"line {at + 1} is missing or not as it must be")
        at += 1
        numbers = [int(number) for number in found.groups()]
        if any(number > limit for number, limit in zip(numbers, most)):
            refuse(f"line {at} has a number that is too large")
        return numbers

    n, p = take(FIRST, 20_000, 6_000)
    for _ in range(n):
        take(TEXT)
    hunks = size = 0
    for _ in range(p):
        (count,) = take(PATCH, 100)
        hunks += count
        for _ in range(count):
            _, k = take(HUNK, 1_000_000, 1_000)
            size += k
            for _ in range(k):
                take(LINE)
    if hunks > 20_000 or size > 20_000:
        refuse("there are too many hunks, or lines of hunks")
    if at != len(lines):
        refuse(f"line {at + 1} is too many")
    sys.exit(42)


main()
