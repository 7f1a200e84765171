"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

HEAD = [
    "create table service(id integer primary key, name text not null);",
    "create table probe(service integer not null, at integer not null, ok integer not null);",
]
SERVICE = re.compile(r"\(([1-9][0-9]{0,8}),'([a-z0-9-]{1,12})'\)")
PROBE = re.compile(r"\(([1-9][0-9]{0,8}),(0|[1-9][0-9]{0,9}),([01])\)")


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
    services, at = rows(lines, 2, "service", SERVICE, 3_000)
    probes, at = rows(lines, at, "probe", PROBE, 25_000)
    if at != len(lines):
        refuse(f"line {at + 1} is too many")
    ids = {number for number, _ in services}
    if len(ids) != len(services) or len({name for _, name in services}) != len(services):
        refuse("two services have the same id or name")
    if not all(service in ids and int(time) <= 1_000_000_000 for service, time, _ in probes):
        refuse("a probe has no service or is too late")
    if len({probe[:2] for probe in probes}) != len(probes):
        refuse("two probes of a service have the same time")
    sys.exit(42)


main()
