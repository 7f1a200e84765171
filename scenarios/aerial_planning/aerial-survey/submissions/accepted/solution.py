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


# Task 3: all survey cells.


def split(order, out, between, back, battery):
    """The cheapest trips that visit the stops in this order: the cost, and where trips begin."""
    count = len(order)
    best, begins = [0] + [1 << 60] * count, [0] * (count + 1)
    for first in range(count):
        cost = out[order[first]]
        for last in range(first, count):
            if last > first:
                cost += between[order[last - 1]][order[last]]
            if cost > battery:
                break
            whole = cost + back[order[last]]
            if whole <= battery and best[first] + whole < best[last + 1]:
                best[last + 1], begins[last + 1] = best[first] + whole, first
    return best[count], begins


def moved(order, at, size):
    """The orders in which a run of stops has another place, turned round or not."""
    run, rest = order[at : at + size], order[:at] + order[at + size :]
    for to in range(len(rest) + 1):
        yield rest[:to] + run + rest[to:]
        if size > 1:
            yield rest[:to] + run[::-1] + rest[to:]


def improve(order, rate, rounds):
    """Moves runs of up to three stops while that makes the flight cheaper."""
    best, begins = rate(order)
    for _ in range(rounds):
        before = best
        for size in (1, 2, 3):
            for at in range(len(order) - size + 1):
                cost, where, tried = min(
                    ((*rate(tried), tried) for tried in moved(order, at, size)),
                    key=lambda found: found[0],
                )
                if cost < best:
                    best, begins, order = cost, where, tried
        if best == before:
            break
    return order, begins


def solve_survey(lines, rounds=2):
    grid, rest = read_map(lines)
    battery = int(rest[0].split()[1])
    stops = grid.surveys
    out, came_out = grid.cheapest(grid.base)
    flights = {at: grid.cheapest(at) for at in stops}
    names = range(len(stops))
    from_base = [out[at] for at in stops]
    to_base = [flights[at][0][grid.base] for at in stops]
    between = [[flights[a][0][b] for b in stops] for a in stops]
    order, left = [], set(names)
    while left:
        here = order[-1] if order else None
        near = from_base if here is None else between[here]
        order.append(min(left, key=lambda stop: (near[stop], stop)))
        left.remove(order[-1])

    def rate(tried):
        return split(tried, from_base, between, to_base, battery)

    if len(order) <= 30:
        order, begins = improve(order, rate, rounds)
    else:
        begins = rate(order)[1]
    trips, end = [], len(order)
    while end:
        trips.append(order[begins[end] : end])
        end = begins[end]
    moves = []
    for trip in reversed(trips):
        moves.append(way(came_out, grid.base, stops[trip[0]]))
        for one, other in zip(trip, trip[1:]):
            moves.append(way(flights[stops[one]][1], stops[one], stops[other]))
        moves.append(way(flights[stops[trip[-1]]][1], stops[trip[-1]], grid.base))
    return "".join(moves)


# Task 4: many drones.


def legs(grid, start, letters):
    """The steps of a flight that takes off at minute 0: from, to, begin, end."""
    at, minute, flown = start, 0, []
    for letter in letters:
        _, to, cost = next(step for step in grid.steps[at] if step[0] == letter)
        flown.append((at, to, minute, minute + cost))
        at, minute = to, minute + cost
    return flown


def is_free(flown, delay, held, flying):
    for at, to, begin, end in flown:
        for minute in range(begin + delay, end + delay):
            if (at, minute) in held or (to, at, minute) in flying:
                return False
    return True


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
    held, flying = set(), set()
    answers = [""] * count
    # The longest flights take off first.
    for drone in sorted(range(count), key=lambda i: -flights[i][0][-1][3]):
        flown, letters = flights[drone]
        delay = 0
        while not is_free(flown, delay, held, flying):
            delay += 1
        for at, to, begin, end in flown:
            for minute in range(begin + delay, end + delay):
                held.add((at, minute))
                flying.add((at, to, minute))
        answers[drone] = f"{delay} {letters}"
    return "\n".join(answers)


def main():
    lines = sys.stdin.read().split("\n")
    if lines[-1] == "":
        lines.pop()
    tasks = {"map": solve_map, "route": solve_route, "survey": solve_survey, "fleet": solve_fleet}
    print(tasks[lines[0]](lines[1:]))


if __name__ == "__main__":
    main()
