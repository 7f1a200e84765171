"""Writes all tests. Run: python3 generators/generate.py"""

from maps import Grid, maze, name, render, scatter
from writer import Writer, seeded


def text(rows, target):
    return "route\n" + render(rows) + f"to {target}\n"


def far(rows):
    """The cell that costs most to reach."""
    grid = Grid(rows)
    cost, _ = grid.cheapest(grid.base)
    return name(rows, max(cost, key=lambda at: (cost[at], at)))


def random(title, height, width, **wanted):
    """A map on which the base is not shut in, and its farthest cell."""
    rng = seeded(title)
    while True:
        rows = scatter(rng, height, width, **wanted)
        grid = Grid(rows)
        if len(grid.cheapest(grid.base)[0]) > height * width // 4:
            return text(rows, far(rows))


def main():
    writer = Writer()
    writer.test("sample", "tail-wind", text(["H.#..", ">>>>.", "....."], "1 4"))
    writer.test("sample", "shut-in", text(["H.#.", "..#S"], "2 4"))

    def core(title, given):
        writer.test("core", title, given)

    core("straight", text(["H....."], "1 6"))
    core("head-wind", text(["H<<<<.", "......"], "1 6"))
    core("way-round", text(["H.#..", ".<#..", "....."], "1 5"))
    core("calm", random("calm", 12, 12, windy=0))
    core("windy", random("windy", 20, 25, windy=0.6, closed=0.15))
    core("closed", random("closed", 25, 25, closed=0.3))
    core("surveys", random("surveys", 15, 15, surveys=20))
    core("maze", text(maze(seeded("small maze"), 21, 21), "21 21"))

    def edge(title, given):
        writer.test("edge", title, given)

    edge("to-the-base", text(["..", ".H"], "2 2"))
    edge("one-cell", text(["H"], "1 1"))
    edge("beside", text([".H<"], "1 3"))
    edge("all-wind-against", text([">>>>>H"], "1 1"))
    edge("all-wind-with", text(["<<<<<H"], "1 1"))
    edge("corner-only", text(["H#", "#."], "2 2"))
    edge("column", text(["H", "^", "v", "^", "S"], "5 1"))
    edge("wind-of-the-cell-left", text(["H>.<.", ".#.#.", "....."], "1 5"))
    edge("ring", text(["<<<<H", "v###^", "v###^", ">>>>^"], "4 4"))

    writer.test("perf1", "open", random("open", 300, 300, closed=0.05))
    writer.test("perf1", "closed", random("closed large", 300, 300, closed=0.3))
    writer.test("perf1", "calm", random("calm large", 300, 300, windy=0, closed=0.1))
    writer.test("perf1", "storm", random("storm", 300, 300, windy=0.9, closed=0.08))
    rows = maze(seeded("maze"), 299, 299, windy=0.8)
    writer.test("perf1", "maze", text(rows, far(rows)))
    # The way along the ring pays off again and again for those who put right what they had.
    rows = ["".join("^v"[(r // 2 + c) % 2] if r % 2 else ">" for c in range(300)) for r in range(300)]
    rows[0] = "H" + rows[0][1:]
    writer.test("perf1", "bands", text(rows, "300 300"))

    writer.invalid("no-target", "route\n" + render(["H."]))
    writer.invalid("target-outside", text(["H."], "1 3"))
    writer.invalid("target-closed", text(["H#"], "1 2"))
    writer.invalid("two-bases", text(["HH"], "1 1"))
    writer.invalid("bad-cell", text(["H?"], "1 1"))
    writer.invalid("trailing-space", text(["H."], "1 2 "))
    writer.invalid("extra-line", text(["H."], "1 2") + "\n")
    writer.invalid("leading-zero", text(["H."], "01 2"))
    writer.finish()


main()
