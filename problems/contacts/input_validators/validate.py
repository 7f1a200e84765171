"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

FIRST = re.compile(r"([1-9][0-9]{0,3}) ([1-9][0-9]{0,3})")
MAIL = r"[A-Za-z0-9.]+(?:\+[A-Za-z0-9]*)?@[A-Za-z0-9.]+"
PHONE = r"[0-9](?:-?[0-9])+"
RECORD = re.compile(rf"(0|[1-9][0-9]{{0,9}}) [a-z]{{1,8}}((?: (?:{MAIL}|{PHONE})){{1,5}})")


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    first = FIRST.fullmatch(lines[0])
    if not first or max(map(int, first.groups())) > 9_000:
        refuse(f"line 1 does not have n and m: {lines[0]!r}")
    if len(lines) != int(first[1]) + 1:
        refuse(f"expected {first[1]} records, found {len(lines) - 1}")
    for number, line in enumerate(lines[1:], 2):
        record = RECORD.fullmatch(line)
        if not record or int(record[1]) > 1_000_000_000:
            refuse(f"line {number} is no record: {line!r}")
        for address in record[2].split():
            if len(address) > 30 or ("@" not in address and not 3 <= len(address) <= 15):
                refuse(f"line {number} has an address that is too long or too short: {address!r}")
    sys.exit(42)


main()
