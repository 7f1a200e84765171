"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

HEAD = [
    "create table price(item integer not null, since integer not null, cents integer not null);",
    "create table sale(id integer primary key, item integer not null, at integer not null, "
    "cents integer not null);",
]
NUMBER = "(0|[1-9][0-9]{0,9})"
PRICE = re.compile(rf"\({NUMBER},{NUMBER},{NUMBER}\)")
SALE = re.compile(rf"\({NUMBER},{NUMBER},{NUMBER},{NUMBER}\)")


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def rows(lines, at, table, pattern, most):
    """The rows of one insert statement, which begins on line `at`, and the line after it."""
    if at >= len(lines) or lines[at] != f"insert into {table} values":
        refuse(f"line {at + 1} does not fill the table {table}")
    found = []
    while True:
        at += 1
        if at >= len(lines) or lines[at][-1:] not in (",", ";"):
            refuse(f"line {at + 1} does not end a row")
        row = pattern.fullmatch(lines[at][:-1])
        if not row:
            refuse(f"line {at + 1} is no row of {table}: {lines[at]!r}")
        found.append(row.groups())
        if lines[at][-1] == ";":
            break
    if len(found) > most:
        refuse(f"{table} has {len(found)} rows")
    return found, at + 1


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    if lines[:2] != HEAD:
        refuse("the tables are not made as they must be")
    prices, at = rows(lines, 2, "price", PRICE, 8_000)
    sales, at = rows(lines, at, "sale", SALE, 10_000)
    if at != len(lines):
        refuse(f"line {at + 1} is too many")
    if len({price[:2] for price in prices}) != len(prices):
        refuse("two prices of an item begin at the same time")
    if len({sale[0] for sale in sales}) != len(sales):
        refuse("two sales have the same id")
    if not all(1 <= int(sale[0]) <= 1_000_000 for sale in sales):
        refuse("an id is too small or too large")
    for item, time, cents in prices + [sale[1:] for sale in sales]:
        if not 1 <= int(item) <= 1_000_000 or not 1 <= int(cents) <= 100_000:
            refuse(f"item {item} or its price {cents} is too small or too large")
        if int(time) > 1_000_000_000:
            refuse(f"the time {time} is too late")
    sys.exit(42)


main()
