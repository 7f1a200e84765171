"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

INTEGER = re.compile(r"0|[1-9][0-9]{0,12}")
CLIENT = re.compile(r"[a-z0-9]{1,8}")


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
    if len(first) != 4:
        refuse("line 1 does not have 4 fields")
    n = integer(first[0], 1, 12_000, "n")
    for name, value in zip("bpd", first[1:]):
        integer(value, 1, 1_000_000_000, name)
    if len(lines) != n + 1:
        refuse(f"expected {n + 1} lines, found {len(lines)}")
    last = 0
    for number, line in enumerate(lines[1:], 2):
        parts = line.split(" ")
        if len(parts) != 3:
            refuse(f"line {number} does not have 3 fields")
        time = integer(parts[0], 0, 1_000_000_000_000, f"time in line {number}")
        if time < last:
            refuse(f"line {number} is earlier than the line before")
        last = time
        if not CLIENT.fullmatch(parts[1]):
            refuse(f"bad client in line {number}: {parts[1]!r}")
        integer(parts[2], 1, 1_000_000_000, f"cost in line {number}")
    sys.exit(42)


main()
