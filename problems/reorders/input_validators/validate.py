"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

HEAD = [
    "create table item(id integer primary key, name text not null, minimum integer not null);",
    "create table movement(item integer not null, quantity integer not null);",
    "create table supply(item integer not null, quantity integer not null, arrived integer not null);",
]
ITEM = re.compile(r"\(([1-9][0-9]{0,8}),'([a-z0-9-]{1,12})',(0|[1-9][0-9]{0,5})\)")
MOVEMENT = re.compile(r"\(([1-9][0-9]{0,8}),(-?[1-9][0-9]{0,3})\)")
SUPPLY = re.compile(r"\(([1-9][0-9]{0,8}),([1-9][0-9]{0,3}),([01])\)")


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
    if lines[:3] != HEAD:
        refuse("the tables are not made as they must be")
    items, at = rows(lines, 3, "item", ITEM, 4_000)
    movements, at = rows(lines, at, "movement", MOVEMENT, 20_000)
    orders, at = rows(lines, at, "supply", SUPPLY, 8_000)
    if at != len(lines):
        refuse(f"line {at + 1} is too many")
    ids = {number for number, _, _ in items}
    if len(ids) != len(items) or len({name for _, name, _ in items}) != len(items):
        refuse("two items have the same id or name")
    if any(int(least) > 100_000 for _, _, least in items):
        refuse("a minimum is too large")
    for row in movements + orders:
        if row[0] not in ids or abs(int(row[1])) > 1_000:
            refuse(f"a movement or an order has no item or is too large: {row}")
    sys.exit(42)


main()
