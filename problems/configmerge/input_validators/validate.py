"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

INTEGER = re.compile(r"0|[1-9][0-9]{0,6}")
PART = r"[a-z0-9_]{1,10}"
KEY = re.compile(rf"{PART}(?:\.{PART}){{0,7}}")
VALUE = re.compile(r"[!-~]{1,20}")


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def integers(lines, at, bounds):
    parts = lines[at].split(" ") if at < len(lines) else []
    if len(parts) != len(bounds) or not all(INTEGER.fullmatch(part) for part in parts):
        refuse(f"line {at + 1} does not have {len(bounds)} integers")
    for part, (low, high) in zip(parts, bounds):
        if not low <= int(part) <= high:
            refuse(f"{part} in line {at + 1} is not between {low} and {high}")
    return list(map(int, parts))


def check_line(line, number):
    if line.startswith("!"):
        if not KEY.fullmatch(line[1:]):
            refuse(f"bad removal in line {number}: {line!r}")
        return
    key, equals, value = line.partition("=")
    if not equals or not KEY.fullmatch(key) or not VALUE.fullmatch(value) or value == "<unset>":
        refuse(f"bad setting in line {number}: {line!r}")


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    layers, queries = integers(lines, 0, [(1, 100), (1, 20_000)])
    at = 1
    total = 0
    ranks = set()
    for _ in range(layers):
        rank, count = integers(lines, at, [(0, 1_000_000), (0, 50_000)])
        if rank in ranks:
            refuse(f"rank {rank} is given twice")
        ranks.add(rank)
        if at + 1 + count > len(lines):
            refuse(f"the layer of line {at + 1} has too few lines")
        for number in range(at + 1, at + 1 + count):
            check_line(lines[number], number + 1)
        total += count
        at += 1 + count
    if total > 50_000:
        refuse(f"{total} lines in all layers, more than 50000")
    if len(lines) - at != queries:
        refuse(f"expected {queries} queries, found {len(lines) - at}")
    for number, key in enumerate(lines[at:], at + 1):
        if not KEY.fullmatch(key):
            refuse(f"bad key in line {number}: {key!r}")
    sys.exit(42)


main()
