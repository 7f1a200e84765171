"""Writes all tests. Run: python3 generators/generate.py"""

from maps import maze, render, scatter
from writer import Writer, seeded

SMALL = ["H.>S.", ".##..", "S...#"]


def good(title, height, width, **wanted):
    return "map\n" + render(scatter(seeded(title), height, width, **wanted))


def changed(lines, at=None, to=None):
    lines = list(lines)
    if to is None:
        del lines[at]
    else:
        lines[at] = to
    return "map\n" + "".join(line + "\n" for line in lines)


def main():
    writer = Writer()
    lines = render(SMALL).splitlines()
    writer.test("sample", "good", "map\n" + render(["H.>S.", ".####", "S.#.S", "..#.#"]))
    writer.test("sample", "bad-row", changed(lines, 2, ".##.?"))

    def core(title, text):
        writer.test("core", title, text)

    core("small", "map\n" + render(SMALL))
    core("calm", good("calm", 8, 8, windy=0, surveys=6))
    core("closed", good("closed", 20, 30, closed=0.45, surveys=25))
    core("windy", good("windy", 30, 20, windy=0.7, surveys=40))
    core("bad-header", changed(lines, 0, "grid 3"))
    core("not-a-grid", changed(lines, 0, "map 3 5"))
    core("short-row", changed(lines, 1, "H.>S"))
    core("bad-cell", changed(lines, 3, "S..x#"))
    core("missing-row", changed(lines, 3))
    core("two-bases", changed(lines, 2, ".##.H"))
    core("extra-line", "map\n" + render(SMALL) + ".....\n")
    core("no-base", changed(lines, 1, "..>S."))

    def edge(title, text):
        writer.test("edge", title, text)

    edge("one-cell", "map\ngrid 1 1\nH\n")
    edge("no-survey-cells", "map\ngrid 2 3\nH#.\n.#.\n")
    edge("corners-do-not-touch", "map\ngrid 3 3\nH#S\n#S#\nS#S\n")
    edge("leading-zero", changed(lines, 0, "grid 03 5"))
    edge("sign", changed(lines, 0, "grid +3 5"))
    edge("no-columns", changed(lines, 0, "grid 3 0"))
    edge("too-wide", "map\ngrid 1 301\nH" + "." * 300 + "\n")
    edge("widest", "map\ngrid 1 300\nH" + ">" * 298 + "S\n")
    edge("two-spaces", changed(lines, 0, "grid  3 5"))
    edge("space-after", changed(lines, 0, "grid 3 5 "))
    edge("letters", changed(lines, 0, "grid three 5"))
    edge("empty-row", changed(lines, 2, ""))
    edge("length-before-cell", changed(lines, 2, "?##.."[:4] + "??"))
    edge("cell-before-base", changed(lines, 2, "H##.?"))
    edge("two-bases-in-a-row", changed(lines, 1, "H.HS."))
    edge("first-fault-counts", changed(["grid 3 5", "H.>S", "H.>S?", "."], 3, "x"))
    edge("extra-empty-line", "map\n" + render(SMALL) + "\n")
    edge("extra-after-no-base", "map\ngrid 1 2\n..\n..\n")
    edge("lower-case", changed(lines, 1, "h.>s."))
    edge("only-a-header", "map\ngrid 300 300\n")
    edge("empty-header", "map\n\n")

    for title, height, width, wanted in [
        ("open", 300, 300, {"closed": 0.05, "surveys": 30_000}),
        ("half", 300, 300, {"closed": 0.35, "surveys": 20_000}),
        ("sparse", 299, 300, {"closed": 0.4, "surveys": 9_000}),
        ("narrow", 300, 250, {"closed": 0.3, "windy": 0.1, "surveys": 25_000}),
    ]:
        writer.test("perf1", title, good(title, height, width, **wanted))
    rows = maze(seeded("maze"), 299, 299)
    rows = [row.replace("<", "S") for row in rows]
    writer.test("perf1", "maze", "map\n" + render(rows))

    writer.invalid("no-task", render(SMALL))
    writer.invalid("another-task", "route\n" + render(SMALL))
    writer.invalid("no-newline", "map\n" + render(SMALL)[:-1])
    writer.invalid("a-tab", "map\ngrid\t3 5\n")
    writer.invalid("nothing-follows", "map\n")
    writer.invalid("long-line", "map\n" + "x" * 401 + "\n")
    writer.finish()


main()
