"""Writes all tests. Run: python3 generators/generate.py"""

from maps import reachable, render, scatter, there_and_back
from writer import Writer, seeded


def text(rows, battery):
    return "survey\n" + render(rows) + f"battery {battery}\n"


def random(title, height, width, surveys, charge, **wanted):
    """A map with a battery of so many times what the farthest survey cell needs."""
    rng = seeded(title)
    while True:
        rows = scatter(rng, height, width, surveys=surveys, **wanted)
        if reachable(rows):
            return text(rows, int(there_and_back(rows) * charge))


def main():
    writer = Writer()
    writer.test("sample", "two-trips", text(["S...H...S", ".#.....#."], 16))
    writer.test("sample", "with-wind", text(["H>>S", "^##v", "^<<."], 20))

    def core(title, given):
        writer.test("core", title, given)

    core("one-cell", text(["H..S"], 20))
    core("line", text(["S.S.H.S.S"], 60))
    core("calm", random("calm", 8, 8, 5, 4, windy=0))
    core("windy", random("windy", 10, 10, 6, 5, windy=0.5, closed=0.1))
    core("closed", random("closed", 12, 12, 8, 5, closed=0.25))
    core("many", random("many", 14, 14, 15, 6, closed=0.1))
    core("wide", random("wide", 6, 40, 10, 4, closed=0.15))

    def edge(title, given):
        writer.test("edge", title, given)

    # The way out is cheap, and flown back it empties the battery.
    edge("not-the-way-back", text(["H>>>>S", "......"], 22))
    edge("ring", text(["H>>>S", "^###v", "^<<<<"], 14))
    edge("battery-just-lasts", text(["S..H..S", "......."], 12))
    edge("one-trip-each", random("one trip each", 9, 9, 8, 1, closed=0.1))
    edge("beside-the-base", text(["SHS", ".S."], 4))
    edge("base-on-the-way", text(["SS.H.SS"], 16))
    edge("all-survey", text(["SSSSS", "SSHSS", "SSSSS"], 12))
    edge("windy-one-trip-each", random("windy, one trip each", 12, 12, 9, 1, windy=0.6, closed=0.1))

    for title, height, width, surveys, charge, wanted in [
        ("plain", 20, 20, 18, 1.6, {"closed": 0.1, "windy": 0.2}),
        ("calm", 25, 25, 24, 1.3, {"closed": 0.15, "windy": 0}),
        ("windy", 30, 30, 24, 2.0, {"closed": 0.1, "windy": 0.6}),
        ("large-battery", 30, 30, 28, 8, {"closed": 0.1}),
        ("closed", 40, 40, 26, 2.5, {"closed": 0.3}),
        ("wide", 40, 40, 30, 1.8, {"closed": 0.12}),
        ("many", 40, 40, 40, 3, {"closed": 0.1}),
        ("storm", 40, 40, 30, 4, {"closed": 0.05, "windy": 0.9}),
    ]:
        writer.test("perf1", title, random(f"perf {title}", height, width, surveys, charge, **wanted))

    writer.invalid("nothing-to-survey", text(["H."], 10))
    writer.invalid("small-battery", text(["H..S"], 11))
    writer.invalid("shut-in", text(["H#S"], 100))
    writer.invalid("no-battery", "survey\n" + render(["H.S"]))
    writer.invalid("too-large", text(["H" + "." * 39 + "S"], 1000))
    writer.invalid("battery-zero", text(["HS"], 0))
    writer.invalid("no-base", text([".S"], 10))
    writer.finish()


main()
