"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

HEAD = [
    "create table customer(id integer primary key, name text not null);",
    "create table invoice(id integer primary key, customer integer not null, due integer not null,"
    " cents integer not null);",
    "create table payment(invoice integer not null, cents integer not null);",
    "create table today(day integer not null);",
]
NUMBER = "([1-9][0-9]{0,8})"
CUSTOMER = re.compile(rf"\({NUMBER},'([a-z0-9]{{1,8}})'\)")
INVOICE = re.compile(rf"\({NUMBER},{NUMBER},{NUMBER},{NUMBER}\)")
PAYMENT = re.compile(rf"\({NUMBER},{NUMBER}\)")
TODAY = re.compile(rf"\({NUMBER}\)")


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
    customers, at = rows(lines, len(HEAD), "customer", CUSTOMER, 2_000)
    invoices, at = rows(lines, at, "invoice", INVOICE, 9_000)
    payments, at = rows(lines, at, "payment", PAYMENT, 14_000)
    today, at = rows(lines, at, "today", TODAY, 1)
    if at != len(lines):
        refuse(f"line {at + 1} is too many")
    ids = {number for number, _ in customers}
    if len(ids) != len(customers) or len({name for _, name in customers}) != len(customers):
        refuse("two customers have the same id or name")
    if len({invoice[0] for invoice in invoices}) != len(invoices):
        refuse("two invoices have the same id")
    for _, customer, due, cents in invoices:
        if customer not in ids or int(due) > 100_000 or int(cents) > 1_000_000:
            refuse("an invoice has no customer, is due too late or is too large")
    ids = {invoice[0] for invoice in invoices}
    if not all(invoice in ids and int(cents) <= 1_000_000 for invoice, cents in payments):
        refuse("a payment has no invoice or is too large")
    if int(today[0][0]) > 100_000:
        refuse("today is too late")
    sys.exit(42)


main()
