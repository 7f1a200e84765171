"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

FIRST = re.compile(r"([1-9][0-9]{0,4}) ([1-9][0-9]{0,9})")
FILE = "[a-z0-9]{1,6}"
NUMBER = "(?:[1-9][0-9]{0,2}|1000)"
UPLOAD = "(?:[1-9][0-9]{0,3}|1[0-4][0-9]{3}|15000)"
REQUEST = re.compile(
    rf"start {FILE} {NUMBER}|part {UPLOAD} {NUMBER} (?:[1-9][0-9]{{0,5}}|1000000)"
    rf"|(?:done|stop) {UPLOAD}|size {FILE}"
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
    if not first or int(first[1]) > 15_000 or int(first[2]) > 1_000_000_000:
        refuse(f"line 1 does not have r and q: {lines[0]!r}")
    if len(lines) != int(first[1]) + 1:
        refuse(f"expected {first[1]} requests, found {len(lines) - 1}")
    for number, line in enumerate(lines[1:], 2):
        if not REQUEST.fullmatch(line):
            refuse(f"line {number} is no request: {line!r}")
    sys.exit(42)


main()
