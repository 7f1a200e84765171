"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys

COUNT = re.compile(r"[1-9][0-9]{0,4}")
NUMBER = r"(?:0|-?[1-9][0-9]{0,6})"
NAME = r"[a-z0-9]{1,6}"
REQUEST = re.compile(
    f"get {NAME}|set {NAME} (?:num {NUMBER}|plus {NAME} {NUMBER}|(?:max|min)(?: {NAME}){{1,6}})"
)


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    lines = text[:-1].split("\n")
    if not COUNT.fullmatch(lines[0]) or int(lines[0]) > 16_000:
        refuse(f"line 1 is not n: {lines[0]!r}")
    if len(lines) != int(lines[0]) + 1:
        refuse(f"expected {int(lines[0]) + 1} lines, found {len(lines)}")
    used = {}
    users = {}
    total = 0
    for number, line in enumerate(lines[1:], 2):
        if not REQUEST.fullmatch(line):
            refuse(f"line {number} is no request: {line!r}")
        words = line.split(" ")
        if words[0] == "get":
            continue
        cell, kind = words[1:3]
        if kind in ("num", "plus") and abs(int(words[-1])) > 1_000_000:
            refuse(f"line {number} has a number out of bounds")
        names = {"num": [], "plus": words[3:4]}.get(kind, words[3:])
        reached = {cell}
        open_cells = [cell]
        while open_cells:
            for user in users.get(open_cells.pop(), ()):
                if user not in reached:
                    reached.add(user)
                    open_cells.append(user)
        total += len(reached) - 1
        if total > 200_000:
            refuse(f"too many cells depend on edited cells up to line {number}")
        if reached.isdisjoint(names):
            for name in used.get(cell, ()):
                users[name].discard(cell)
            for name in names:
                users.setdefault(name, set()).add(cell)
            used[cell] = names
    sys.exit(42)


main()
