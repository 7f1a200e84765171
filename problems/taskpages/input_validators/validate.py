"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys
from bisect import bisect_left, bisect_right, insort

NUMBER = "([1-9][0-9]{0,6})"
LINE = re.compile(rf"put {NUMBER} {NUMBER}|drop {NUMBER}|first {NUMBER}|next {NUMBER} {NUMBER}")


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    if not re.fullmatch("[1-9][0-9]{0,4}", lines[0]) or int(lines[0]) > 15_000:
        refuse(f"line 1 does not have n: {lines[0]!r}")
    if len(lines) != int(lines[0]) + 1:
        refuse(f"expected {lines[0]} lines after the first, found {len(lines) - 1}")
    keys, rows = {}, []
    last = {}  # line -> the last task of its page, if it has one
    for number, line in enumerate(lines[1:], 1):
        if not LINE.fullmatch(line):
            refuse(f"line {number} is not right: {line!r}")
        kind, *rest = line.split()
        words = [int(word) for word in rest]
        if max(words) > 1_000_000 or (kind in ("first", "next") and words[-1] > 20):
            refuse(f"line {number} has a number that is too large")
        if kind in ("put", "drop"):
            if words[0] in keys:
                rows.pop(bisect_left(rows, keys.pop(words[0])))
            elif kind == "drop":
                refuse(f"line {number} drops a task that is not in the list")
            if kind == "put":
                keys[words[0]] = (-words[1], words[0])
                insort(rows, keys[words[0]])
            continue
        if kind == "next" and words[0] not in last:
            refuse(f"line {number} goes on after no page that has tasks")
        at = bisect_right(rows, last[words[0]]) if kind == "next" else 0
        page = rows[at : at + words[-1]]
        if page:
            last[number] = page[-1]
    sys.exit(42)


main()
