"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

NUMBER = "([1-9][0-9]{0,6})"
FIRST = re.compile(" ".join([NUMBER] * 5))
REQUEST = re.compile(
    rf"(0|[1-9][0-9]{{0,9}}) (?:STATS|GET {NUMBER} {NUMBER}|PUT {NUMBER} {NUMBER} {NUMBER})"
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
        refuse(f"line 1 does not have n, m, s, q and w: {lines[0]!r}")
    n, m, s, q, w = map(int, first.groups())
    if n > 14_000 or max(m, q) > 10_000 or max(s, w) > 1_000_000 or len(lines) != n + 1:
        refuse("n, m, s, q or w is too large, or there are not n lines")
    before = 0
    for number, line in enumerate(lines[1:], 2):
        request = REQUEST.fullmatch(line)
        if not request:
            refuse(f"line {number} has no request: {line!r}")
        now, *rest = (int(part or 1) for part in request.groups())
        if max(rest[:4]) > 10_000 or rest[4] > 1_000_000:
            refuse(f"line {number} has a client, key or value that is too large")
        if not before <= now <= 1_000_000_000:
            refuse(f"line {number} has a time that is too early or too late")
        before = now
    sys.exit(42)


main()
