"""Accepts every flight that surveys all cells, and scores it against the reference.

Called with the input, the answer and a folder; the output comes in.
"""

import sys
from pathlib import Path

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


def flown(grid, battery, moves):
    """What a flight costs; rejects one that does not do what is asked."""
    cell, total, charge, seen = grid.base, 0, battery, set()
    for number, letter in enumerate(moves, 1):
        cell, cost = grid.step(cell, letter)
        total, charge = total + cost, charge - cost
        if charge < 0:
            reject(f"the battery is empty before step {number} ends")
        if cell == grid.base:
            charge = battery
        seen.add(cell)
    wanted = {
        (row, column)
        for row, line in enumerate(grid.rows)
        for column, kind in enumerate(line)
        if kind == "S"
    }
    if not wanted <= seen:
        reject(f"{len(wanted - seen)} survey cells were not visited")
    if cell != grid.base:
        reject("the flight does not end at the base")
    return total


def main():
    grid = Grid(read(sys.argv[1]))
    battery = int(grid.rest[0].split()[1])
    reference = flown(grid, battery, read(sys.argv[2])[0])
    output = sys.stdin.buffer.read().decode("ascii", errors="replace").split()
    if len(output) != 1:
        reject("the output is not one word")
    cost = flown(grid, battery, output[0])
    share = min(1.0, reference / cost)
    Path(sys.argv[3], "score_multiplier.txt").write_text(f"{share:.3f}\n", encoding="ascii")
    sys.exit(42)


main()
