"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

FIRST = re.compile(r"([1-9][0-9]{0,4}) ([1-9][0-9]{0,6}) ([1-9][0-9]{0,6})")
NAME = "[a-z0-9]{1,6}"
KEY = f"{NAME}(?:/{NAME}){{0,3}}"
FOLDER = f"{NAME}(?:/{NAME}){{0,2}}"
REQUEST = re.compile(
    rf"(0|[1-9][0-9]{{0,9}}) (?:get {KEY}|count {FOLDER}|put {KEY} ([1-9][0-9]{{0,6}})|del {KEY})"
)


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
        refuse(f"line 1 does not have n, w and x: {lines[0]!r}")
    n, w, x = map(int, first.groups())
    if n > 14_000 or w > 1_000_000 or x > 1_000_000 or len(lines) != n + 1:
        refuse("n, w or x is too large, or there are not n lines")
    before = 0
    for number, line in enumerate(lines[1:], 2):
        request = REQUEST.fullmatch(line)
        if not request or int(request[2] or 1) > 1_000_000:
            refuse(f"line {number} has no request: {line!r}")
        if not before <= int(request[1]) <= 1_000_000_000:
            refuse(f"line {number} has a time that is too early or too late")
        before = int(request[1])
    sys.exit(42)


main()
