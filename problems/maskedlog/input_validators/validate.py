"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

FIRST = re.compile(r"([1-9][0-9]{0,4}) ([1-9][0-9]{0,4})")
NAME = re.compile(r"[A-Za-z0-9_-]{1,12}")
LINE = re.compile(r"[!-~]+(?: [!-~]+)*")


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    first = FIRST.fullmatch(lines[0])
    if not first or max(map(int, first.groups())) > 10_000:
        refuse(f"line 1 does not have s and n: {lines[0]!r}")
    s, n = map(int, first.groups())
    if len(lines) != s + n + 1:
        refuse(f"expected {s + n + 1} lines, found {len(lines)}")
    names = lines[1 : s + 1]
    for number, name in enumerate(names, 2):
        if not NAME.fullmatch(name):
            refuse(f"line {number} is no name: {name!r}")
    if len({name.lower() for name in names}) != s:
        refuse("two names are equal")
    for number, line in enumerate(lines[s + 1 :], s + 2):
        if len(line) > 2_000 or not LINE.fullmatch(line):
            refuse(f"line {number} is no line of a log: {line!r}")
    sys.exit(42)


main()
