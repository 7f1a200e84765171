"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

NAME = "[a-z_]{1,10}"
VALUE = r'(?:"(?:[ !#-\[\]-~]|\\["\\])*"|[!#-~]+)'
LINE = re.compile(rf"{NAME}={VALUE}(?: {NAME}={VALUE})*")
QUESTION = re.compile(rf"([1-9][0-9]{{0,4}}) ([1-9][0-9]{{0,4}}) {NAME}(?:!?={VALUE})?")
FIRST = re.compile("([1-9][0-9]{0,4}) ([1-9][0-9]{0,4})")


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
        refuse(f"line 1 does not have n and q: {lines[0]!r}")
    n, q = map(int, first.groups())
    if len(lines) != 1 + n + q:
        refuse(f"expected {1 + n + q} lines, found {len(lines)}")
    if max(map(len, lines)) > 1_000:
        refuse("a line is too long")
    for number, line in enumerate(lines[1 : n + 1], 2):
        if not LINE.fullmatch(line):
            refuse(f"line {number} is no line of a log: {line!r}")
    for number, line in enumerate(lines[n + 1 :], n + 2):
        question = QUESTION.fullmatch(line)
        if not question or not int(question[1]) <= int(question[2]) <= n:
            refuse(f"line {number} is no question: {line!r}")
    sys.exit(42)


main()
