"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

# The map itself may be wrong in every way; its lines are plain text.
LINE = re.compile(r"[ -~]{0,400}")


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    if lines[0] != "map":
        refuse("the first line is not map")
    if not 2 <= len(lines) <= 401:
        refuse("a map has 1 to 400 lines")
    for number, line in enumerate(lines, 1):
        if not LINE.fullmatch(line):
            refuse(f"line {number} is no plain text")
    sys.exit(42)


main()
