"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(limit, lines):
    return f"{len(lines)} {limit}\n" + "".join(line + "\n" for line in lines)


def sheet(rng, n, cells, weights):
    """Every value is new, and there is room for all steps."""
    lines = []
    for number in range(n):
        kind = rng.choices(["set", "undo", "redo", "get"], weights)[0]
        cell = f" {rng.randint(1, cells)}" if kind in ("set", "get") else ""
        lines.append(kind + cell + (f" {number + 1}" if kind == "set" else ""))
    return render(n, lines + ["undo"])


def core(writer):
    for title, *args in [
        ("one-cell", 14, 1, [3, 2, 2, 1]),
        ("three-cells", 40, 3, [3, 2, 2, 1]),
        ("many-cells", 500, 100, [4, 2, 2, 1]),
        ("many-undone", 400, 9, [2, 4, 3, 1]),
        ("many-done-again", 400, 9, [2, 3, 5, 1]),
        ("many-sets", 900, 30, [9, 2, 2, 1]),
    ]:
        writer.test("core", title, sheet(seeded(title), *args))


def edge(writer):
    def test(title, limit, *lines):
        """`s`, `u`, `r` and `g` stand for the kinds of requests."""
        kinds = {"s": "set", "u": "undo", "r": "redo", "g": "get"}
        writer.test("edge", title, render(limit, [kinds[line[0]] + line[1:] for line in lines]))

    test("nothing", 1, "u", "r", "g 5000")
    test("set-to-0", 5, "s 1 0", "u", "r", "g 1")
    test("same-value", 5, "s 1 4", "s 1 4", "s 1 6", "s 1 6", "u", "u", "u", "r")
    test("same-keeps-undone", 5, "s 1 4", "s 2 5", "u", "s 1 4", "r", "g 2", "u", "u", "u")
    test("one-step", 1, "s 1 4", "s 1 5", "u", "u", "r", "r", "u", "g 1")
    test("two-steps", 2, "s 1 4", "s 2 5", "s 3 6", "u", "u", "u", "r", "r", "r", "g 1")
    test("limit-after-undo", 2, "s 1 4", "s 1 5", "u", "s 1 6", "u", "u", "u")
    test("undone-are-forgotten", 3, "s 1 4", "s 1 5", "u", "u", "s 1 6", "r", "u", "r", "r")
    test("largest", 26_000, "s 5000 1000000", "u", "r", "s 5000 1", "u")
    for title, limit in [("small", 4), ("smaller", 2)]:
        rng = seeded(title)
        lines = []
        for _ in range(150):
            kind = rng.choice("sssuurrg")
            cell = f" {rng.randint(1, 3)}" if kind in "sg" else ""
            lines.append(kind + cell + (f" {rng.randint(0, 2)}" if kind == "s" else ""))
        test(title, limit, *lines, "g 1")


def perf(writer):
    for group, n in [("perf1", 22_000), ("perf2", 25_999)]:
        for title, *args in [
            ("one-cell", 1, [9, 2, 2, 1]),
            ("many-cells", 5_000, [9, 1, 1, 3]),
            ("many-undone", 200, [3, 3, 2, 1]),
            ("many-sets", 900, [30, 1, 1, 1]),
            ("many-reads", 900, [9, 1, 1, 9]),
        ]:
            writer.test(group, title, sheet(seeded(f"{group}-{title}"), n, *args))


def main():
    writer = Writer()
    first = ["set 7 3", "set 7 5", "undo", "undo", "redo", "set 7 9", "redo", "get 7"]
    writer.test("sample", "undo-and-redo", render(10, first))
    writer.test("sample", "one-step", render(1, ["set 1 2", "set 2 4", "undo", "undo", "get 1", "redo"]))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("no-value", "2 1\nset 1\nundo\n")
    writer.invalid("cell-0", "1 1\nget 0\n")
    writer.invalid("cell-of-undo", "1 1\nundo 1\n")
    writer.invalid("only-sets", "1 1\nset 1 1\n")
    writer.invalid("limit-0", "1 0\nundo\n")
    writer.invalid("line-missing", "2 1\nundo\n")
    writer.invalid("no-newline", "1 1\nundo")
    writer.finish()


main()
