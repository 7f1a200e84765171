"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

LINE = re.compile(r"(ask|quit|get|free) ([a-z0-9]{1,6} [a-z0-9]{1,6})( read| write)?")
# What a thread does with a lock before a line of this kind, and afterwards.
CHANGES = {
    "ask": ("nothing", "waits"),
    "quit": ("waits", "nothing"),
    "get": ("waits", "holds"),
    "free": ("holds", "nothing"),
}


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
    states = {}
    for number, text in enumerate(lines[1:], 2):
        line = LINE.fullmatch(text)
        if not line or (line[1] == "ask") != (line[3] is not None):
            refuse(f"line {number} is not as it must be: {text!r}")
        before, after = CHANGES[line[1]]
        if states.get(line[2], "nothing") != before:
            refuse(f"line {number} is not possible: {text!r}")
        states[line[2]] = after
    sys.exit(42)


main()
