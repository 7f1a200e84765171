"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

FIRST = re.compile(r"([1-9][0-9]{0,4}) ([1-9][0-9]{0,6})")
TIME = "(?P<time>0|[1-9][0-9]{0,9})"
REQUEST = re.compile(
    rf"{TIME} (?:(?P<kind>add|hold) (?P<item>[1-9][0-9]{{0,3}}) (?P<count>[1-9][0-9]{{0,3}})"
    r"|(?:pay|quit) (?P<hold>[1-9][0-9]{0,4}))"
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
        refuse(f"line 1 does not have n and w: {lines[0]!r}")
    n, w = map(int, first.groups())
    if n > 11_000 or w > 1_000_000 or len(lines) != n + 1:
        refuse("n or w is too large, or there are not n lines")
    before, holds = 0, set()
    for number, line in enumerate(lines[1:], 1):
        request = REQUEST.fullmatch(line)
        if not request:
            refuse(f"line {number} has no request: {line!r}")
        if not before <= int(request["time"]) <= 1_000_000_000:
            refuse(f"line {number} has a time that is too early or too late")
        before = int(request["time"])
        if request["kind"]:
            if int(request["item"]) > 1000 or int(request["count"]) > 1000:
                refuse(f"line {number} has a number that is too large")
            if request["kind"] == "hold":
                holds.add(number)
        elif int(request["hold"]) not in holds:
            refuse(f"line {number} is about no reservation")
    sys.exit(42)


main()
