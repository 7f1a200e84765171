"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

HEAD = [
    "create table program(id integer primary key, name text not null, seats integer not null);",
    "create table session(program integer not null, start integer not null, finish integer not null);",
]
NUMBER = "([1-9][0-9]{0,6})"


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
    programs, at = rows(lines, len(HEAD), "program", rf"\({NUMBER},'([a-z0-9]{{1,8}})',(0|[1-9][0-9]{{0,4}})\)", 500)
    sessions, at = rows(lines, at, "session", rf"\({NUMBER},{NUMBER},{NUMBER}\)", 18_000)
    if at != len(lines):
        refuse(f"line {at + 1} is too many")
    ids = {number for number, _, _ in programs}
    if len(ids) != len(programs) or len({name for _, name, _ in programs}) != len(programs):
        refuse("two programs have the same id or name")
    if any(int(number) > 999_999 or int(seats) > 20_000 for number, _, seats in programs):
        refuse("an id is too large, or there are too many seats")
    for program, start, finish in sessions:
        if program not in ids or int(start) >= int(finish) or int(finish) > 1_000_000:
            refuse("a session has no program or no good end")


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    check(text[:-1].split("\n"))
    sys.exit(42)


main()
