"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

HEAD = [
    "create table lot(id integer primary key, item text not null, day integer not null,"
    " pieces integer not null);",
    "create table purchase(id integer primary key, item text not null, pieces integer not null);",
]
NUMBER = "([1-9][0-9]{0,8})"
LOT = re.compile(rf"\({NUMBER},'[a-z0-9]{{1,6}}',{NUMBER},{NUMBER}\)")
PURCHASE = re.compile(rf"\({NUMBER},'[a-z0-9]{{1,6}}',{NUMBER}\)")


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
    if lines[: len(HEAD)] != HEAD:
        refuse("the tables are not made as they must be")
    lots, at = rows(lines, len(HEAD), "lot", LOT, 8_000)
    purchases, at = rows(lines, at, "purchase", PURCHASE, 8_000)
    if at != len(lines):
        refuse(f"line {at + 1} is too many")
    for found in (lots, purchases):
        if len({row[0] for row in found}) != len(found):
            refuse("two lots or two orders have the same id")
        if max(int(row[-1]) for row in found) > 1_000_000:
            refuse("a lot or an order has too many pieces")
    if max(int(day) for _, day, _ in lots) > 100_000:
        refuse("a lot comes too late")
    sys.exit(42)


main()
