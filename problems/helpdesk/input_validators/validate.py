"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

FIRST = re.compile(r"([1-9][0-9]{0,3}) ([1-9][0-9]{0,4}) (0|[1-9][0-9]{0,6})")
SKILL = "(?:[1-9]|[1-4][0-9]|50)"
SKILLS = re.compile(f"{SKILL}(?: {SKILL}){{0,5}}")
NUMBER = "[1-9][0-9]{0,4}"
REQUEST = re.compile(
    rf"(0|[1-9][0-9]{{0,9}}) (?:ask ({NUMBER})|(new) {SKILL} [0-9]"
    rf"|set ({NUMBER}) [0-9]|drop ({NUMBER}))"
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
        refuse(f"line 1 does not have m, n and w: {lines[0]!r}")
    m, n, w = map(int, first.groups())
    if m > 1_000 or n > 14_000 or w > 1_000_000 or len(lines) != m + n + 1:
        refuse("m, n or w is too large, or there are not so many lines")
    for number, line in enumerate(lines[1 : m + 1], 2):
        if not SKILLS.fullmatch(line) or len(set(line.split())) != len(line.split()):
            refuse(f"line {number} has no skills, or one twice: {line!r}")
    before, tickets = 0, 0
    for number, line in enumerate(lines[m + 1 :], m + 2):
        request = REQUEST.fullmatch(line)
        if not request:
            refuse(f"line {number} is no request: {line!r}")
        time, agent, new, changed, dropped = request.groups()
        if not before <= int(time) <= 1_000_000_000:
            refuse(f"line {number} has a time that is too early or too late")
        before = int(time)
        if int(agent or 1) > m or int(changed or dropped or 0) > tickets:
            refuse(f"line {number} has no such agent or ticket")
        tickets += new is not None
    sys.exit(42)


main()
