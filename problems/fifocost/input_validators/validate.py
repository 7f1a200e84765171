"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

INTEGER = re.compile(r"0|[1-9][0-9]{0,6}")
FIELDS = {"buy": 3, "sell": 2, "stock": 1}


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def integer(text, low, high, what):
    if not INTEGER.fullmatch(text) or not low <= int(text) <= high:
        refuse(f"{what} is not an integer from {low} to {high}: {text!r}")
    return int(text)


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    n = integer(lines[0], 1, 20_000, "n")
    if len(lines) != n + 1:
        refuse(f"expected {n + 1} lines, found {len(lines)}")
    for number, line in enumerate(lines[1:], 2):
        entry = line.split(" ")
        if len(entry) != FIELDS.get(entry[0]):
            refuse(f"line {number} is not an entry: {line!r}")
        if len(entry) > 1:
            integer(entry[1], 1, 1_000_000, f"q in line {number}")
        if len(entry) > 2:
            integer(entry[2], 0, 100_000, f"p in line {number}")
    if all(line.startswith("buy") for line in lines[1:]):
        refuse("no entry asks for output")
    sys.exit(42)


main()
