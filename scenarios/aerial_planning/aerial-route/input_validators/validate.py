"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

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


def main():
    rows, rest = read("route", 300)
    if len(rest) != 1:
        refuse("one line must follow the map")
    cell(rows, *words(rest[0], "to", 3), "the target")
    sys.exit(42)


main()
