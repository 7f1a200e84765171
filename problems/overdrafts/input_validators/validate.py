"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

HEAD = [
    "create table account(id integer primary key, name text not null);",
    "create table movement(account integer not null, day integer not null, cents integer not null);",
    "create table today(day integer not null);",
]
NUMBER = "([1-9][0-9]{0,5})"


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
        row = re.fullmatch(pattern, lines[at][:-1])
        if not row:
            refuse(f"line {at + 1} is no row of {table}: {lines[at]!r}")
        found.append(row.groups())
        if lines[at][-1] == ";":
            break
    if len(found) > most:
        refuse(f"{table} has {len(found)} rows")
    return found, at + 1


def check(lines):
    if lines[: len(HEAD)] != HEAD:
        refuse("the tables are not made as they must be")
    accounts, at = rows(lines, len(HEAD), "account", rf"\({NUMBER},'([a-z0-9]{{1,8}})'\)", 500)
    movements, at = rows(lines, at, "movement", rf"\({NUMBER},{NUMBER},(-?[1-9][0-9]{{0,5}})\)", 18_000)
    today, at = rows(lines, at, "today", rf"\({NUMBER}\)", 1)
    if at != len(lines):
        refuse(f"line {at + 1} is too many")
    ids = {number for number, _ in accounts}
    if len(ids) != len(accounts) or len({name for _, name in accounts}) != len(accounts):
        refuse("two accounts have the same id or name")
    last = int(today[0][0])
    if last > 10_000:
        refuse("today is too late")
    for account, day, cents in movements:
        if account not in ids or int(day) > last or abs(int(cents)) > 100_000:
            refuse("a movement has no account, is after today or too large")


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    check(text[:-1].split("\n"))
    sys.exit(42)


main()
