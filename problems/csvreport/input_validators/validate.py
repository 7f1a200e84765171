"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

FIELD = re.compile(r'"((?:[^"]|"")*)"|([^",\n]*)')
CUSTOMER = re.compile(r'[A-Za-z0-9,"&.-]+(?: [A-Za-z0-9,"&.-]+)*')
AMOUNT = re.compile(r"-?(?:0|[1-9][0-9]{0,6})\.[0-9]{2}")


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def records(text):
    record = []
    at = 0
    while at < len(text):
        field = FIELD.match(text, at)
        quoted, plain = field.groups()
        record.append(plain if quoted is None else quoted.replace('""', '"'))
        at = field.end()
        if at == len(text) or text[at] not in ",\n":
            refuse(f"no comma or line break after a field, at character {at}")
        if text[at] == "\n":
            yield record
            record = []
        at += 1
    if record:
        refuse("the last record does not end with a newline")


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n") or not re.fullmatch(r"[\n -~]*", text):
        refuse("not ASCII text that ends with a newline")
    columns, *rows = records(text)
    if any(columns.count(name) != 1 for name in ("customer", "amount", "status")):
        refuse("a column is missing or given twice")
    if len(columns) > 10:
        refuse("more than ten columns")
    if len(rows) > 25_000:
        refuse("more than 25000 records")
    customer, amount, status = map(columns.index, ("customer", "amount", "status"))
    for number, row in enumerate(rows, 2):
        if len(row) != len(columns):
            refuse(f"record {number} has {len(row)} fields")
        if len(row[customer]) > 40 or not CUSTOMER.fullmatch(row[customer]):
            refuse(f"bad customer in record {number}: {row[customer]!r}")
        if not AMOUNT.fullmatch(row[amount]) or abs(float(row[amount])) > 1_000_000:
            refuse(f"bad amount in record {number}: {row[amount]!r}")
        if row[amount] == "-0.00":
            refuse(f"negative zero in record {number}")
        if row[status] not in ("paid", "open", "void"):
            refuse(f"bad status in record {number}: {row[status]!r}")
    sys.exit(42)


main()
