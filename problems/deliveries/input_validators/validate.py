"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

INTEGER = re.compile(r"0|[1-9][0-9]{0,4}")
TIME = r"(?:[01][0-9]|2[0-3]):[0-5][0-9]"
GATE = re.compile(rf"({TIME})-({TIME})")


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
    first = lines[0].split(" ")
    if len(first) != 4 or not re.fullmatch(TIME, first[3]):
        refuse("line 1 does not have three numbers and a time")
    n = integer(first[0], 1, 27_000, "n")
    m = integer(first[1], 0, 30_000, "m")
    q = integer(first[2], 1, 20_000, "q")
    if len(lines) != 1 + m + q:
        refuse(f"expected {1 + m + q} lines, found {len(lines)}")
    for number, line in enumerate(lines[1 : m + 1], 2):
        parts = line.split(" ")
        if len(parts) not in (3, 4):
            refuse(f"line {number} is not a road: {line!r}")
        a = integer(parts[0], 1, n, f"place in line {number}")
        b = integer(parts[1], 1, n, f"place in line {number}")
        if a == b:
            refuse(f"the road of line {number} ends where it begins")
        integer(parts[2], 1, 1_000, f"minutes in line {number}")
        gate = GATE.fullmatch(parts[3]) if len(parts) == 4 else None
        if len(parts) == 4 and (gate is None or gate[1] == gate[2]):
            refuse(f"bad hours in line {number}: {parts[3]!r}")
    for number, line in enumerate(lines[m + 1 :], m + 2):
        integer(line, 1, n, f"place in line {number}")
    sys.exit(42)


main()
