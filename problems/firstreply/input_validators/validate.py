"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

HEAD = [
    "create table target(priority text primary key, seconds integer not null);",
    "create table ticket(id integer primary key, opened integer not null, priority text not null);",
    "create table message(ticket integer not null, at integer not null, author text not null);",
]
TARGET = re.compile(r"\('([a-z0-9]{1,10})',(0|[1-9][0-9]{0,6})\)")
TICKET = re.compile(r"\(([1-9][0-9]{0,8}),(0|[1-9][0-9]{0,9}),'([a-z0-9]{1,10})'\)")
MESSAGE = re.compile(r"\(([1-9][0-9]{0,8}),(0|[1-9][0-9]{0,9}),'(?:customer|agent|bot)'\)")
LATEST = 1_000_000_000


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
    targets, at = rows(lines, 3, "target", TARGET, 1_000)
    tickets, at = rows(lines, at, "ticket", TICKET, 6_000)
    messages, at = rows(lines, at, "message", MESSAGE, 14_000)
    if at != len(lines):
        refuse(f"line {at + 1} is too many")
    priorities = {priority for priority, _ in targets}
    opened = {number: int(time) for number, time, _ in tickets}
    if len(priorities) != len(targets) or len(opened) != len(tickets):
        refuse("two targets or two tickets have the same key")
    if any(int(seconds) > 1_000_000 for _, seconds in targets):
        refuse("a target is too large")
    if not all(int(time) <= LATEST and priority in priorities for _, time, priority in tickets):
        refuse("a ticket is opened too late or has no target")
    for number, time in messages:
        if number not in opened or not opened[number] <= int(time) <= LATEST:
            refuse(f"a message of ticket {number} has no ticket or a wrong time")
    sys.exit(42)


main()
