"""Writes all tests. Run: python3 generators/generate.py"""

from maps import Grid, maze, name, render, scatter
from writer import Writer, seeded

from solution import is_free, legs, way


def text(rows, drones, deadline):
    lines = [f"drones {len(drones)}", *drones, f"deadline {deadline}"]
    return "fleet\n" + render(rows) + "".join(line + "\n" for line in lines)


def flights(rows, drones):
    grid, found = Grid(rows), []
    for drone in drones:
        ends = drone.split()
        start, target = grid.cell(*ends[:2]), grid.cell(*ends[2:])
        _, came = grid.cheapest(start, target)
        found.append(legs(grid, start, way(came, start, target)))
    return found


def one_by_one(rows, drones):
    """When the last drone lands where each waits for the one before."""
    return sum(flown[-1][3] for flown in flights(rows, drones))


def together(rows, drones):
    """When the last lands where each takes off as soon as it meets nobody: in two orders, the later."""
    latest = []
    for order in (lambda flown: 0, lambda flown: -flown[-1][3]):
        held, flying, last = set(), set(), 0
        for flown in sorted(flights(rows, drones), key=order):
            delay = 0
            while not is_free(flown, delay, held, flying):
                delay += 1
            last = max(last, flown[-1][3] + delay)
            for at, to, begin, end in flown:
                for minute in range(begin + delay, end + delay):
                    held.add((at, minute))
                    flying.add((at, to, minute))
        latest.append(last)
    return max(latest)


def crew(rng, rows, count, starts=None):
    """Drones with ends that are joined, drawn from the free cells."""
    grid = Grid(rows)
    free = [at for at, cell in enumerate(grid.cells) if cell != "#"]
    drones = []
    while len(drones) < count:
        start = rng.choice(starts or free)
        target = rng.choice(free)
        if target != start and target in grid.cheapest(start)[0]:
            drones.append(f"{name(rows, start)} {name(rows, target)}")
    return drones


def eastward(rng, height, width, count):
    """Drones that fly in lanes of their own and of each other, all to the east: none meets another."""
    rows = ["." * width for _ in range(height)]
    rows[0] = "H" + rows[0][1:]
    drones = []
    for _ in range(count):
        lane, start = rng.randrange(height), rng.randrange(width // 2)
        drones.append(f"{lane + 1} {start + 1} {lane + 1} {rng.randrange(start + 2, width + 1)}")
    return rows, drones


def main():
    writer = Writer()
    rows = ["H...", ".##.", "...."]
    writer.test("sample", "two-drones", text(rows, ["1 1 3 4", "3 1 1 3"], 30))
    writer.test("sample", "corridor", text(["H>..."], ["1 1 1 5", "1 5 1 1"], 20))

    def serial(group, title, rows, drones):
        writer.test(group, title, text(rows, drones, one_by_one(rows, drones)))

    serial("core", "alone", ["H..", "..."], ["1 1 2 3"])
    for title, height, width, count in [
        ("lanes", 4, 8, 4),
        ("same-lanes", 3, 10, 8),
        ("long-lanes", 6, 30, 12),
        ("many-lanes", 10, 20, 20),
    ]:
        serial("core", title, *eastward(seeded(title), height, width, count))
    rng = seeded("apart")
    rows = scatter(rng, 12, 12, closed=0.1, windy=0.3)
    serial("core", "one-of-them", rows, crew(rng, rows, 1))
    rows = ["H" + ">" * 9, "." * 10, "<" * 10]
    serial("core", "winds", rows, ["1 1 1 10", "1 3 1 9", "3 10 3 1", "3 8 3 2", "2 1 2 10"])

    # They never wait over the same cell, and yet they meet.
    serial("edge", "they-meet", ["H...", "####"], ["1 1 1 4", "1 4 1 1"])
    serial("edge", "side-by-side", [".H"], ["1 1 1 2", "1 2 1 1"])
    serial("edge", "same-start", ["H<.", "..."], ["1 1 1 3", "1 1 1 3", "1 1 2 3"])
    serial("edge", "same-target", ["H.S", "..."], ["1 1 1 3", "2 3 1 3", "2 1 1 3"])
    serial("edge", "slow-one-ahead", ["H.<<..", "######"], ["1 2 1 6", "1 1 1 5"])
    serial("edge", "fast-one-behind", ["H>>.<<.", "#######"], ["1 4 1 7", "1 1 1 7", "1 3 1 4"])
    rng = seeded("little maze")
    rows = maze(rng, 9, 9)
    serial("edge", "maze", rows, crew(rng, rows, 10))
    rng = seeded("crossing")
    rows = [".....".replace(".", c) for c in "....."]
    rows[0] = "H...."
    serial("edge", "crossing", rows, crew(rng, rows, 14))

    for title, height, width, count, wanted in [
        ("open", 30, 30, 40, {"closed": 0.1}),
        ("large", 60, 60, 60, {"closed": 0.12}),
        ("closed", 50, 50, 50, {"closed": 0.25}),
        ("windy", 60, 60, 60, {"closed": 0.1, "windy": 0.7}),
        ("crowded", 40, 40, 60, {"closed": 0.15, "windy": 0.3}),
    ]:
        rng = seeded(f"perf {title}")
        rows = scatter(rng, height, width, **wanted)
        grid = Grid(rows)
        near = [at for at in grid.cheapest(grid.base)[0] if at != grid.base]
        starts = rng.sample(near, 8) if title == "crowded" else None
        drones = crew(rng, rows, count, starts)
        deadline = together(rows, drones) * 3 // 2
        assert deadline * 3 < one_by_one(rows, drones), title
        writer.test("perf1", title, text(rows, drones, deadline))

    writer.invalid("no-drones", text(["H."], [], 10))
    writer.invalid("no-way", text(["H#."], ["1 1 1 3"], 10))
    writer.invalid("already-there", text(["H."], ["1 2 1 2"], 10))
    writer.invalid("start-closed", text(["H#."], ["1 2 1 1"], 10))
    writer.invalid("no-deadline", "fleet\n" + render(["H."]) + "drones 1\n1 1 1 2\n")
    writer.invalid("too-many", text(["H."], ["1 1 1 2"] * 61, 10))
    writer.invalid("outside", text(["H."], ["1 1 2 1"], 10))
    writer.finish()


main()
