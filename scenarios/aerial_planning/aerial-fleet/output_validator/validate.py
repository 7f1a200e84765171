"""Accepts every plan without collisions that meets the deadline.

Called with the input, the answer and a folder; the output comes in.
"""

import re
import sys

DELTA = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
WIND = {"^": "N", ">": "E", "v": "S", "<": "W"}


def reject(why):
    print(why, file=sys.stderr)
    sys.exit(43)


class Grid:
    """A map, with cells as (row, column) from 0."""

    def __init__(self, lines):
        height = int(lines[1].split()[1])
        self.rows = lines[2 : height + 2]
        self.rest = lines[height + 2 :]
        for row, line in enumerate(self.rows):
            if "H" in line:
                self.base = (row, line.index("H"))

    def at(self, cell):
        return self.rows[cell[0]][cell[1]]

    def step(self, cell, letter):
        """Where a step leads and what it costs; rejects one that cannot be flown."""
        if letter not in DELTA:
            reject(f"{letter!r} is no step")
        down, right = DELTA[letter]
        row, column = cell[0] + down, cell[1] + right
        if not (0 <= row < len(self.rows) and 0 <= column < len(self.rows[0])):
            reject(f"step {letter} from {cell} leaves the map")
        if self.rows[row][column] == "#":
            reject(f"step {letter} from {cell} enters a no-fly cell")
        wind = WIND.get(self.at(cell))
        return (row, column), 1 if wind == letter else 4 if wind == OPPOSITE[letter] else 2


def read(path):
    with open(path, encoding="ascii") as file:
        return file.read().split("\n")


def main():
    grid = Grid(read(sys.argv[1]))
    count = int(grid.rest[0].split()[1])
    deadline = int(grid.rest[count + 1].split()[1])
    output = sys.stdin.buffer.read().decode("ascii", errors="replace").split()
    if len(output) != 2 * count:
        reject(f"there are {len(output)} words, not {2 * count}")
    held, flying = {}, {}
    for drone in range(count):
        minute, moves = output[2 * drone : 2 * drone + 2]
        if not re.fullmatch(r"0|[1-9][0-9]{0,6}", minute):
            reject(f"drone {drone + 1} takes off at {minute!r}")
        ends = [int(part) - 1 for part in grid.rest[drone + 1].split()]
        cell, target, now = tuple(ends[:2]), tuple(ends[2:]), int(minute)
        for letter in moves:
            to, cost = (cell, 1) if letter == "." else grid.step(cell, letter)
            if now + cost > deadline:
                reject(f"drone {drone + 1} does not land by minute {deadline}")
            for at in range(now, now + cost):
                other = held.setdefault((cell, at), drone)
                if other != drone:
                    reject(f"drones {other + 1} and {drone + 1} are over {cell} in minute {at}")
                if to != cell:
                    other = flying.get((to, cell, at), drone)
                    if other != drone:
                        reject(f"drones {other + 1} and {drone + 1} meet in minute {at}")
                    flying[cell, to, at] = drone
            cell, now = to, now + cost
        if cell != target:
            reject(f"drone {drone + 1} lands at {cell}, not at {target}")
    sys.exit(42)


main()
