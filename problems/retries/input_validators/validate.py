"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

NUMBER = "([1-9][0-9]{0,9})"
FIRST = re.compile(" ".join([NUMBER] * 5))
JOB = re.compile(r"(0|[1-9][0-9]{0,9}) [fw]{0,19}s")


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
        refuse(f"line 1 does not have n, d, m, b and c: {lines[0]!r}")
    n, d, m, b, c = map(int, first.groups())
    if n > 15_000 or d > 100_000 or m > 20 or b > 100_000 or not b <= c <= 1_000_000_000:
        refuse("n, d, m, b or c is too large or too small")
    if len(lines) != n + 1:
        refuse(f"expected {n} lines after the first, found {len(lines) - 1}")
    for number, line in enumerate(lines[1:], 2):
        job = JOB.fullmatch(line)
        if not job or int(job[1]) > 1_000_000_000:
            refuse(f"line {number} has no job: {line!r}")
    sys.exit(42)


main()
