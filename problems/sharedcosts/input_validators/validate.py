"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

NAME = "[a-z0-9]{1,8}"
BILL = re.compile(rf"bill {NAME} ([1-9][0-9]{{0,6}})((?: {NAME}){{1,8}})")
PAY = re.compile(rf"pay ({NAME}) ({NAME}) ([1-9][0-9]{{0,6}})")
CANCEL = re.compile(r"cancel ([1-9][0-9]{0,4})")


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    if not re.fullmatch("[1-9][0-9]{0,4}", lines[0]) or int(lines[0]) > 12_000:
        refuse(f"line 1 does not have n: {lines[0]!r}")
    if len(lines) != int(lines[0]) + 1:
        refuse(f"expected {lines[0]} lines after the first, found {len(lines) - 1}")
    bookings = set()
    for number, line in enumerate(lines[1:], 1):
        if bill := BILL.fullmatch(line):
            people = bill[2].split()
            good = int(bill[1]) <= 1_000_000 and len(set(people)) == len(people)
            bookings.add(number)
        elif pay := PAY.fullmatch(line):
            good = int(pay[3]) <= 1_000_000 and pay[1] != pay[2]
            bookings.add(number)
        else:
            cancel = CANCEL.fullmatch(line)
            good = cancel and int(cancel[1]) in bookings
        if not good:
            refuse(f"line {number} is not right: {line!r}")
    sys.exit(42)


main()
