"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

HEAD = [
    "create table campaign(id integer primary key, name text not null);",
    "create table account(id integer primary key, campaign integer not null, day integer not null);",
    "create table purchase(account integer not null, day integer not null, cents integer not null);",
]
NUMBER = "([1-9][0-9]{0,8})"


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
    campaigns, at = rows(lines, len(HEAD), "campaign", rf"\({NUMBER},'([a-z0-9]{{1,8}})'\)", 500)
    accounts, at = rows(lines, at, "account", rf"\({NUMBER},{NUMBER},{NUMBER}\)", 9_000)
    purchases, at = rows(lines, at, "purchase", rf"\({NUMBER},{NUMBER},{NUMBER}\)", 20_000)
    if at != len(lines):
        refuse(f"line {at + 1} is too many")
    ids = {number for number, _ in campaigns}
    if len(ids) != len(campaigns) or len({name for _, name in campaigns}) != len(campaigns):
        refuse("two campaigns have the same id or name")
    if not all(campaign in ids and int(day) <= 1_000 for _, campaign, day in accounts):
        refuse("an account has no campaign or is too late")
    ids = {account[0] for account in accounts}
    if len(ids) != len(accounts):
        refuse("two accounts have the same id")
    for account, day, cents in purchases:
        if account not in ids or int(day) > 1_000 or int(cents) > 1_000_000:
            refuse("a purchase has no account, is too late or too large")


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    check(text[:-1].split("\n"))
    sys.exit(42)


main()
