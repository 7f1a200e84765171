"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys
from heapq import heappop, heappush

INTEGER = re.compile(r"0|[1-9][0-9]{0,8}")


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def integer(text, low, high, what):
    if not INTEGER.fullmatch(text) or not low <= int(text) <= high:
        refuse(f"{what} is not an integer from {low} to {high}: {text!r}")
    return int(text)


def words(line, name, count):
    parts = line.split(" ")
    if parts[0] != name or len(parts) != count:
        refuse(f"expected {name} and {count - 1} fields: {line!r}")
    return parts[1:]


def read(task, most):
    """The rows of the map, and the lines after it."""
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    if len(lines) < 3 or lines[0] != task:
        refuse(f"the first line is not {task}, or the map is missing")
    height, width = words(lines[1], "grid", 3)
    height, width = integer(height, 1, most, "height"), integer(width, 1, most, "width")
    rows, rest = lines[2 : height + 2], lines[height + 2 :]
    if len(rows) != height:
        refuse("rows are missing")
    for number, row in enumerate(rows, 1):
        if not re.fullmatch(r"[.<>^v#SH]{%d}" % width, row):
            refuse(f"bad row {number}: {row!r}")
    if "".join(rows).count("H") != 1:
        refuse("there is not one base")
    return rows, rest


def cell(rows, row, column, what):
    """A cell that can be flown over, as (row, column) from 0."""
    row = integer(row, 1, len(rows), f"row of {what}") - 1
    column = integer(column, 1, len(rows[0]), f"column of {what}") - 1
    if rows[row][column] == "#":
        refuse(f"{what} is a no-fly cell")
    return row, column


DELTA = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
WIND = {"^": "N", ">": "E", "v": "S", "<": "W"}


def steps(rows, start, backwards):
    """The cells beside one, with the cost of flying there, or from there."""
    row, column = start
    for letter, (down, right) in DELTA.items():
        to = (row + down, column + right)
        if not (0 <= to[0] < len(rows) and 0 <= to[1] < len(rows[0])) or rows[to[0]][to[1]] == "#":
            continue
        left, flown = (to, OPPOSITE[letter]) if backwards else (start, letter)
        wind = WIND.get(rows[left[0]][left[1]])
        yield to, 1 if wind == flown else 4 if wind == OPPOSITE[flown] else 2


def costs(rows, start, backwards=False):
    """What the cheapest way costs from a cell to each other, or from each other to it."""
    best, heap = {start: 0}, [(0, start)]
    while heap:
        so_far, at = heappop(heap)
        if so_far > best[at]:
            continue
        for to, cost in steps(rows, at, backwards):
            if so_far + cost < best.get(to, 1 << 60):
                best[to] = so_far + cost
                heappush(heap, (so_far + cost, to))
    return best


def main():
    rows, rest = read("fleet", 60)
    if len(rest) < 2:
        refuse("the drones are missing")
    count = integer(words(rest[0], "drones", 2)[0], 1, 60, "number of drones")
    if len(rest) != count + 2:
        refuse(f"expected {count + 2} lines after the map, found {len(rest)}")
    for number, line in enumerate(rest[1 : count + 1], 1):
        parts = line.split(" ")
        if len(parts) != 4:
            refuse(f"drone {number} does not have 4 fields")
        start = cell(rows, *parts[:2], f"the start of drone {number}")
        target = cell(rows, *parts[2:], f"the target of drone {number}")
        if start == target:
            refuse(f"drone {number} is where it is to go")
        if target not in costs(rows, start):
            refuse(f"drone {number} cannot reach its target")
    integer(words(rest[count + 1], "deadline", 2)[0], 1, 100_000, "deadline")
    sys.exit(42)


main()
