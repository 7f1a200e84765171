"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

FIRST = re.compile(r"([1-9][0-9]{0,4}) ([1-9][0-9]{0,3}) ([1-9][0-9]{0,4}) ([1-9][0-9]{0,4})")
FOLDER = re.compile(r"(0|[1-9][0-9]{0,4}) (?:open|closed)")
USER = re.compile(r"([a-z0-9]{1,6})((?: @[a-z0-9]{1,6}){0,8})")
ENTRY = re.compile(r"([1-9][0-9]{0,4}) (@?[a-z0-9]{1,6}) (?:deny|read|write|own)")
QUESTION = re.compile(r"([a-z0-9]{1,6}) ([1-9][0-9]{0,4})")


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def take(lines, count, pattern):
    """The parts of the next lines, each with the number of the line among them."""
    for number in range(1, count + 1):
        line = next(lines)
        found = pattern.fullmatch(line)
        if not found:
            refuse(f"this line is not as it must be: {line!r}")
        yield number, found


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    first = FIRST.fullmatch(lines[0])
    if not first:
        refuse(f"line 1 does not have n, u, e and q: {lines[0]!r}")
    n, u, e, q = map(int, first.groups())
    if max(n, e, q) > 10_000 or u > 1_000:
        refuse("n, u, e or q is too large")
    if len(lines) != 1 + n + u + e + q:
        refuse(f"expected {1 + n + u + e + q} lines, found {len(lines)}")
    lines = iter(lines[1:])
    for number, folder in take(lines, n, FOLDER):
        if int(folder[1]) >= number or (folder[1] == "0") != (number == 1):
            refuse(f"folder {number} lies in {folder[1]}")
    users = set()
    for _, user in take(lines, u, USER):
        groups = user[2].split()
        if user[1] in users or len(set(groups)) != len(groups):
            refuse(f"user {user[1]} is there twice, or has a group twice")
        users.add(user[1])
    entries = set()
    for _, entry in take(lines, e, ENTRY):
        if int(entry[1]) > n or entry[2][0] != "@" and entry[2] not in users:
            refuse(f"there is no folder {entry[1]} or no user {entry[2]}")
        entries.add(entry.groups())
    if len(entries) != e:
        refuse("two entries are for the same folder and user or group")
    for _, question in take(lines, q, QUESTION):
        if question[1] not in users or int(question[2]) > n:
            refuse(f"there is no user {question[1]} or no folder {question[2]}")
    sys.exit(42)


main()
