"""Accepts every cheapest way. Called with the input, the answer and a folder; the output comes in."""

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
    answer = read(sys.argv[2])[0].strip()
    output = sys.stdin.buffer.read().decode("ascii", errors="replace").split()
    if not output or output[0] != answer:
        reject(f"the cost is {answer}")
    target = tuple(int(part) - 1 for part in grid.rest[0].split()[1:])
    if len(output) > (1 if answer == "unreachable" else 2):
        reject("there is more than a cost and a way")
    if answer == "unreachable":
        sys.exit(42)
    cell, total = grid.base, 0
    for letter in output[1] if len(output) == 2 else "":
        cell, cost = grid.step(cell, letter)
        total += cost
    if cell != target:
        reject(f"the way ends at {cell}, not at {target}")
    if total != int(answer):
        reject(f"the way costs {total}, not {answer}")
    sys.exit(42)


main()
