"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

FIRST = re.compile(r"(0|[1-9][0-9]{0,3}) ([1-9][0-9]{0,4})")
TIME = "([01][0-9]|2[0-3]):([0-5][0-9])"
QUIET = re.compile(rf"quiet ([a-z0-9]{{1,8}}) {TIME} {TIME}")
SEND = re.compile(rf"send [a-z0-9]{{1,8}} ([1-9][0-9]{{0,2}}) {TIME}")


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    first = FIRST.fullmatch(lines[0])
    if not first:
        refuse(f"line 1 does not have q and n: {lines[0]!r}")
    q, n = map(int, first.groups())
    if q > 4_000 or n > 20_000 or len(lines) != q + n + 1:
        refuse("q or n is too large, or there are not so many lines")
    hours = {}
    for number, line in enumerate(lines[1 : q + 1], 2):
        quiet = QUIET.fullmatch(line)
        if not quiet:
            refuse(f"line {number} has no quiet hours: {line!r}")
        start, end = (int(quiet[i]) * 60 + int(quiet[i + 1]) for i in (2, 4))
        if start == end:
            refuse(f"line {number} has quiet hours that end when they start")
        hours.setdefault(quiet[1], []).append((start, end))
    for user, quiet in hours.items():
        covered = set()
        for start, end in quiet:
            covered.update(minute % 1440 for minute in range(start, end + 1440 * (end < start)))
        if len(quiet) > 4 or len(covered) == 1440:
            refuse(f"{user} has more than four quiet hours, or no other ones")
    for number, line in enumerate(lines[q + 1 :], q + 2):
        send = SEND.fullmatch(line)
        if not send or int(send[1]) > 365:
            refuse(f"line {number} has no message: {line!r}")
    sys.exit(42)


main()
