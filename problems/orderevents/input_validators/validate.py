"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

DELIVERY = re.compile(
    r"[a-z0-9]{1,8} ([1-9][0-9]{0,9}) (?:ship|cancel|(?:add|drop|pay) ([1-9][0-9]{0,6}))"
)


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    if not re.fullmatch("[1-9][0-9]{0,4}", lines[0]) or int(lines[0]) > 20_000:
        refuse(f"line 1 does not have n: {lines[0]!r}")
    if len(lines) != int(lines[0]) + 1:
        refuse(f"expected {int(lines[0]) + 1} lines, found {len(lines)}")
    for number, line in enumerate(lines[1:], 2):
        delivery = DELIVERY.fullmatch(line)
        if not delivery:
            refuse(f"line {number} is no delivery: {line!r}")
        if int(delivery[1]) > 1_000_000_000 or int(delivery[2] or 0) > 1_000_000:
            refuse(f"line {number} has a number that is too large")
    sys.exit(42)


main()
