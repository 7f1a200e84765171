import sys
from heapq import heappop, heappush

DELTA = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
WIND = {"^": "N", ">": "E", "v": "S", "<": "W"}
CELLS = set(".<>^v#SH")


# Task 1: the map.


def number(text, most):
    if not text.isdigit() or text[0] == "0" or len(text) > 9 or int(text) > most:
        return None
    return int(text)


def fault(lines):
    """The first thing that is wrong with a map, or None."""
    parts = lines[0].split(" ") if lines else []
    if len(parts) != 3 or parts[0] != "grid":
        return "line 1: header"
    rows, columns = number(parts[1], 300), number(parts[2], 300)
    if rows is None or columns is None:
        return "line 1: header"
    bases = 0
    for at in range(2, rows + 2):
        if at > len(lines):
            return f"line {at}: missing"
        line = lines[at - 1]
        if len(line) != columns:
            return f"line {at}: length"
        if not CELLS.issuperset(line):
            return f"line {at}: cell"
        bases += line.count("H")
        if bases > 1:
            return f"line {at}: base"
    if len(lines) > rows + 1:
        return f"line {rows + 2}: extra"
    return None if bases == 1 else "no base"


class Grid:
    def __init__(self, rows):
        self.height, self.width = len(rows), len(rows[0])
        self.cells = "".join(rows)
        self.base = self.cells.find("H")
        self.surveys = [at for at, cell in enumerate(self.cells) if cell == "S"]
        self.steps = [self.steps_from(at) for at in range(len(self.cells))]

    def steps_from(self, at):
        """Where one can fly from a cell: letter, cell, cost."""
        if self.cells[at] == "#":
            return []
        row, column = divmod(at, self.width)
        wind = WIND.get(self.cells[at])
        steps = []
        for letter, (down, right) in DELTA.items():
            r, c = row + down, column + right
            if 0 <= r < self.height and 0 <= c < self.width:
                to = r * self.width + c
                if self.cells[to] != "#":
                    with_wind, against = wind == letter, wind == OPPOSITE[letter]
                    steps.append((letter, to, 1 if with_wind else 4 if against else 2))
        return steps

    def cheapest(self, start, target=None):
        """The cost of flying from a cell to each other one, and the step that leads there."""
        cost, came = {start: 0}, {}
        done = set()
        heap = [(0, start)]
        while heap:
            so_far, at = heappop(heap)
            if at in done:
                continue
            done.add(at)
            if at == target:
                break
            for letter, to, step in self.steps[at]:
                total = so_far + step
                if total < cost.get(to, 1 << 60):
                    cost[to] = total
                    came[to] = (at, letter)
                    heappush(heap, (total, to))
        return cost, came

    def cell(self, row, column):
        return (int(row) - 1) * self.width + int(column) - 1


def way(came, start, target):
    letters = []
    while target != start:
        target, letter = came[target]
        letters.append(letter)
    return "".join(reversed(letters))


def solve_map(lines):
    wrong = fault(lines)
    if wrong:
        return wrong
    grid = Grid(lines[1:])
    seen, open_cells = {grid.base}, [grid.base]
    while open_cells:
        for _, to, _ in grid.steps[open_cells.pop()]:
            if to not in seen:
                seen.add(to)
                open_cells.append(to)
    free = len(grid.cells) - grid.cells.count("#")
    return f"ok {free} {len(grid.surveys)} {sum(at in seen for at in grid.surveys)}"


def read_map(lines):
    height = int(lines[0].split()[1])
    return Grid(lines[1 : height + 1]), lines[height + 1 :]


# Task 2: the cheapest way.


def solve_route(lines):
    grid, rest = read_map(lines)
    target = grid.cell(*rest[0].split()[1:])
    cost, came = grid.cheapest(grid.base, target)
    if target not in cost:
        return "unreachable"
    return f"{cost[target]}\n{way(came, grid.base, target)}"


# Task 4: many drones.


def legs(grid, start, letters):
    """The steps of a flight that takes off at minute 0: from, to, begin, end."""
    at, minute, flown = start, 0, []
    for letter in letters:
        _, to, cost = next(step for step in grid.steps[at] if step[0] == letter)
        flown.append((at, to, minute, minute + cost))
        at, minute = to, minute + cost
    return flown


def meet(flown, delay, other, taken):
    """Whether two flights collide: every step of one against every step of the other."""
    found = False
    for at, to, begin, end in flown:
        for cell, then, first, last in other:
            if begin + delay < last + taken and first + taken < end + delay:
                found = found or at == cell or (at == then and to == cell)
    return found


def collides(plan):
    """Whether any two flights of a plan do: the whole of it is tested again each time, both ways."""
    pairs = [(one, other) for one in plan for other in plan if one is not other]
    return any([meet(*one, *other) for one, other in pairs])


def solve_fleet(lines):
    grid, rest = read_map(lines)
    count = int(rest[0].split()[1])
    flights = []
    for line in rest[1 : count + 1]:
        ends = line.split()
        start, target = grid.cell(*ends[:2]), grid.cell(*ends[2:])
        _, came = grid.cheapest(start, target)
        letters = way(came, start, target)
        flights.append((legs(grid, start, letters), letters))
    planned = []
    answers = [""] * count
    # The longest flights take off first.
    for drone in sorted(range(count), key=lambda i: -flights[i][0][-1][3]):
        flown, letters = flights[drone]
        delay = 0
        while collides([*planned, (flown, delay)]):
            delay += 1
        planned.append((flown, delay))
        answers[drone] = f"{delay} {letters}"
    return "\n".join(answers)


def main():
    lines = sys.stdin.read().split("\n")
    if lines[-1] == "":
        lines.pop()
    tasks = {"map": solve_map, "route": solve_route, "fleet": solve_fleet}
    print(tasks[lines[0]](lines[1:]))


if __name__ == "__main__":
    main()
