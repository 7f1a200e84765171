"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

INTEGER = re.compile(r"0|-?[1-9][0-9]{0,4}")


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
    n = integer(lines[0], 0, 1_000, "n")
    if len(lines) != n + 1:
        refuse(f"expected {n + 1} lines, found {len(lines)}")
    for number, line in enumerate(lines[1:], 2):
        parts = line.split(" ")
        if len(parts) != 2:
            refuse(f"line {number} does not have 2 fields")
        if integer(parts[0], -100, 100, f"quantity in line {number}") == 0:
            refuse(f"quantity in line {number} is 0")
        integer(parts[1], 1, 10_000, f"price in line {number}")
    sys.exit(42)


main()
