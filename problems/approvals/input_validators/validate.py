"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

HEAD = [
    "create table employee(id integer primary key, name text not null, boss integer, "
    "deputy integer, most integer not null);",
    "create table absence(employee integer not null, first integer not null, last integer not null);",
    "create table invoice(id integer primary key, employee integer not null, day integer not null, "
    "cents integer not null);",
]
ID = "([1-9][0-9]{0,8})"
NUMBER = "(0|[1-9][0-9]{0,8})"
EMPLOYEE = re.compile(rf"\({ID},'([a-z0-9]{{1,8}})',({ID}|null),({ID}|null),{NUMBER}\)")
ABSENCE = re.compile(rf"\({ID},{NUMBER},{NUMBER}\)")
INVOICE = re.compile(rf"\({ID},{ID},{NUMBER},{NUMBER}\)")


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


def check_bosses(boss):
    """One head, whom everybody reaches within twelve steps."""
    if sum(other is None for other in boss.values()) != 1:
        refuse("there is not exactly one head")
    for person in boss:
        steps = 0
        while boss[person] is not None:
            person, steps = boss[person], steps + 1
            if person not in boss or steps > 12:
                refuse("a boss is nobody, or somebody is too far from the head")


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    if lines[:3] != HEAD:
        refuse("the tables are not made as they must be")
    employees, at = rows(lines, 3, "employee", EMPLOYEE, 1_500)
    absences, at = rows(lines, at, "absence", ABSENCE, 3_000)
    invoices, at = rows(lines, at, "invoice", INVOICE, 5_000)
    if at != len(lines):
        refuse(f"line {at + 1} is too many")
    boss = {row[0]: row[3] for row in employees}
    if len(employees) < 2 or len(boss) != len(employees):
        refuse("there is one employee only, or two have the same id")
    if len({row[1] for row in employees}) != len(employees):
        refuse("two employees have the same name")
    check_bosses(boss)
    for row in employees:
        if row[5] is not None and (row[5] not in boss or row[5] == row[0]):
            refuse(f"the deputy of {row[0]} is nobody else")
        if int(row[6]) > 100_000_000:
            refuse(f"the limit of {row[0]} is too large")
    for person, first, last in absences:
        if person not in boss or not 1 <= int(first) <= int(last) <= min(366, int(first) + 59):
            refuse(f"an absence has no employee or wrong days: {person} {first} {last}")
    if len({row[0] for row in invoices}) != len(invoices):
        refuse("two invoices have the same id")
    for row in invoices:
        if row[1] not in boss or not 1 <= int(row[2]) <= 366 or not 1 <= int(row[3]) <= 100_000_000:
            refuse(f"an invoice has no employee, a wrong day or a wrong amount: {row}")
    sys.exit(42)


main()
