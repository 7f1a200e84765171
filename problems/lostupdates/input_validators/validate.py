"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

LINE = re.compile(r"(begin|commit|abort|read|write) ([a-z0-9]{1,6})( [a-z0-9]{1,6})?")


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
    begun, going = set(), set()
    for number, text in enumerate(lines[1:], 2):
        line = LINE.fullmatch(text)
        if not line or (line[1] in ("read", "write")) != (line[3] is not None):
            refuse(f"line {number} is not as it must be: {text!r}")
        if line[1] == "begin":
            if line[2] in begun:
                refuse(f"line {number}: {line[2]} has begun before")
            begun.add(line[2])
            going.add(line[2])
        if line[2] not in going:
            refuse(f"line {number}: {line[2]} has not begun or has ended")
        if line[1] in ("commit", "abort"):
            going.remove(line[2])
    sys.exit(42)


main()
