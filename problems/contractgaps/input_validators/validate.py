"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

HEAD = [
    "create table machine(id integer primary key, name text not null, first integer not null, "
    "last integer not null);",
    "create table contract(machine integer not null, first integer not null, "
    "last integer not null);",
]
DAYS = "(0|[1-9][0-9]{0,5}),(0|[1-9][0-9]{0,5})"
MACHINE = re.compile(rf"\(([1-9][0-9]{{0,8}}),'([a-z0-9-]{{1,12}})',{DAYS}\)")
CONTRACT = re.compile(rf"\(([1-9][0-9]{{0,8}}),{DAYS}\)")


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
    machines, at = rows(lines, 2, "machine", MACHINE, 3_000)
    contracts, at = rows(lines, at, "contract", CONTRACT, 10_000)
    if at != len(lines):
        refuse(f"line {at + 1} is too many")
    ids = {machine[0] for machine in machines}
    if len(ids) != len(machines) or len({machine[1] for machine in machines}) != len(machines):
        refuse("two machines have the same id or name")
    for row in machines + contracts:
        if row[0] not in ids or not int(row[-2]) <= int(row[-1]) <= 100_000:
            refuse(f"a row has no machine or wrong days: {row}")
    sys.exit(42)


main()
