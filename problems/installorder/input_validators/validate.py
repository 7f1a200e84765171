"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,11}")


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    if not re.fullmatch(r"[1-9][0-9]{0,4}", lines[0]) or int(lines[0]) > 20_000:
        refuse(f"n is not an integer from 1 to 20000: {lines[0]!r}")
    if len(lines) != int(lines[0]) + 1:
        refuse(f"expected {int(lines[0]) + 1} lines, found {len(lines)}")
    names = set()
    dependencies = 0
    for number, line in enumerate(lines[1:], 2):
        parts = line.split(" ")
        for part in parts:
            if not NAME.fullmatch(part):
                refuse(f"bad name in line {number}: {part!r}")
        if parts[0] in names:
            refuse(f"line {number} gives {parts[0]} a second time")
        names.add(parts[0])
        dependencies += len(parts) - 1
    if dependencies > 60_000:
        refuse(f"{dependencies} dependencies, more than 60000")
    sys.exit(42)


main()
