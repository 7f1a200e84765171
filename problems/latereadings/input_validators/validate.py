"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

FIRST = re.compile(r"([1-9][0-9]{0,4}) ([1-9][0-9]{0,6}) (0|[1-9][0-9]{0,6})")
READING = re.compile(r"[a-z0-9]{1,8} [a-z0-9]{1,6} (0|[1-9][0-9]{0,9}) ([1-9][0-9]{0,6})")


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
        refuse(f"line 1 does not have n, w and l: {lines[0]!r}")
    n, length, delay = map(int, first.groups())
    if n > 16_000 or length > 1_000_000 or delay > 1_000_000 or len(lines) != n + 1:
        refuse("n, w or l is too large, or there are not n readings")
    for number, line in enumerate(lines[1:], 2):
        reading = READING.fullmatch(line)
        if not reading or int(reading[1]) > 1_000_000_000 or int(reading[2]) > 1_000_000:
            refuse(f"line {number} is no reading: {line!r}")
    sys.exit(42)


main()
