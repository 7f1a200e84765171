"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(file, patches):
    """A patch is a list of hunks, each a start and lines."""
    text = f"{len(file)} {len(patches)}\n" + "".join(line + "\n" for line in file)
    for hunks in patches:
        text += f"patch {len(hunks)}\n"
        for start, lines in hunks:
            text += f"hunk {start} {len(lines)}\n" + "".join(line + "\n" for line in lines)
    return text


def one_hunk(rng, file, begin, size, text):
    """A hunk about `size` lines from `begin` on, with what they become."""
    lines = []
    around = rng.randint(0, 1)
    for index, line in enumerate(file[begin : begin + size]):
        border = around and index in (0, size - 1)
        kind = " " if border else rng.choice(" ---")
        lines.append(kind + line)
        if not border and rng.random() < 0.5:
            lines += ["+" + text() for _ in range(rng.randint(1, 2))]
    if size == 0 or all(line[0] == " " for line in lines):
        lines.append("+" + text())
    return begin + 1, lines


def history(rng, count, patches, hunks, size, bad, words=8):
    """Patches that mostly fit; the part `bad` has a wrong line somewhere, or goes on after the end.
    No hunk begins too early, and none without old lines begins after the end."""

    def text():
        return rng.choice(["", "  "]) + "".join(rng.choice("abcdefg") for _ in range(rng.randint(0, 2))) + str(
            rng.randrange(words)
        )

    file = [text() for _ in range(count)]
    first, made = list(file), []
    for _ in range(patches):
        wanted = rng.randint(1, hunks)
        places = sorted(rng.sample(range(len(file) + 1), min(wanted, len(file) + 1)))
        patch, end = [], 0
        for number, begin in enumerate(places):
            border = places[number + 1] if number + 1 < len(places) else len(file)
            patch.append(one_hunk(rng, file, begin, min(rng.randint(0, size), border - begin), text))
        if rng.random() < bad:
            number = rng.randrange(len(patch))
            start, lines = patch[number]
            old = [index for index, line in enumerate(lines) if line[0] != "+"]
            if old and rng.random() < 0.7:
                lines[rng.choice(old)] += "!"
            else:
                start, lines = patch[-1]
                patch[-1] = (max(start, len(file) + rng.randint(0, 2)), ["-" + text(), "-x", *lines])
        else:
            for start, lines in reversed(patch):
                old = [line for line in lines if line[0] != "+"]
                file[start - 1 : start - 1 + len(old)] = [line[1:] for line in lines if line[0] != "-"]
        made.append(patch)
    return first, made


def core(writer):
    for title, count, patches, hunks, size, bad in [
        ("one-patch", 5, 1, 2, 3, 0),
        ("three-patches", 8, 3, 2, 3, 0.3),
        ("single-hunks", 30, 40, 1, 4, 0.2),
        ("many-hunks", 100, 20, 10, 4, 0.3),
        ("mostly-rejected", 60, 80, 3, 5, 0.9),
        ("long-hunks", 200, 20, 3, 40, 0.2),
        ("growing", 10, 300, 3, 1, 0.1),
    ]:
        writer.test("core", title, render(*history(seeded(title), count, patches, hunks, size, bad)))


def edge(writer):
    def test(title, file, patches):
        writer.test("edge", title, render(file, patches))

    abc = list("abcdefgh")
    test("one-line", ["a"], [[(1, [" a"])]])
    test("empty-file", ["a"], [[(1, ["-a"])], [(1, ["-a"])], [(2, ["+x"])], [(1, ["+b"])], [(2, ["+c"])]])
    test("stays-empty", ["a", "b"], [[(1, ["-a", "-b"])]])
    test("empty-lines", ["", " ", "", "  "], [[(1, [" ", "-  "])], [(2, [" ", "+", "+ "])], [(4, ["-"])], [(5, ["-"])]])
    test(
        "signs-in-text",
        ["+a", "-a", " a", "patch 1", "hunk 1 1"],
        [[(1, ["-+a", "+-a"])], [(2, ["--a", "++a", "- a", "+ +a"])], [(4, ["-patch 1", " hunk 1 1"])]],
    )
    test("too-early", abc, [[(3, [" c", " d"]), (4, ["-d"])], [(3, ["-c"]), (3, ["+x"])], [(5, ["+y"]), (4, ["-e"])]])
    test("right-after", abc, [[(3, ["-c", "-d"]), (5, ["-e"]), (6, ["+x"]), (6, ["-f"])]])
    test("same-place-twice", abc, [[(4, ["+1"]), (4, ["+2", "+3"]), (4, ["+4"]), (4, ["-d", "+5"]), (5, ["+6"])]])
    test("inserted-then-changed", abc, [[(4, ["+d"]), (4, ["-d"])], [(4, ["+x"]), (5, ["-d"])]])
    test("at-the-end", abc, [[(9, ["+i"])], [(9, [" i", "+j"])], [(11, ["+k", "+l"])], [(12, ["-l"]), (13, ["+m"])]])
    test("after-the-end", abc, [[(10, ["+x"])], [(9, ["+x"]), (10, ["+y"])], [(1_000_000, ["+z"])], [(8, [" h", " i"])], [(9, ["-i"])]])
    test("first-bad-hunk", abc, [[(1, ["-a"]), (3, ["-x"]), (3, ["-y"]), (99, ["+z"])], [(2, ["-b", "-x"]), (3, ["-x"])]])
    test("capitals-and-spaces", ["a", "a ", " a", "A"], [[(1, ["-a "])], [(2, ["-a"])], [(3, ["-a"])], [(4, ["-a"])], [(2, ["-a ", "- a", "-A"])]])
    long = "x" * 80
    test("longest", [long] * 30, [[(5, ["-" + long, "+" + long[1:] + "y"]), (6, [" " + long] * 20)], [(5, ["-" + long])]])
    test("hundred-hunks", list("ab" * 100), [[(2 * i + 1, ["-a", " b", "+c"]) for i in range(100)]] * 2)
    for title, hunks in [("small", 2), ("smaller", 1)]:
        rng = seeded(title)
        patches = [
            [
                (rng.randint(1, 7), [rng.choice(" -+") + rng.choice("aab") for _ in range(rng.randint(1, 3))])
                for _ in range(rng.randint(1, hunks))
            ]
            for _ in range(150)
        ]
        test(title, list("abaab"), patches)


def perf(writer):
    for group, title, count, patches, hunks, size, bad in [
        ("perf1", "small-patches", 10_000, 3_000, 1, 2, 0.02),
        ("perf1", "growing", 8_000, 4_000, 1, 0, 0),
        ("perf1", "many-hunks", 9_000, 800, 10, 2, 0.02),
        ("perf1", "rejected", 10_000, 3_000, 2, 2, 0.5),
        ("perf1", "long-hunks", 10_000, 400, 1, 30, 0.1),
        ("perf2", "small-patches", 20_000, 6_000, 1, 2, 0),
        ("perf2", "growing", 18_000, 6_000, 2, 0, 0),
        ("perf2", "many-hunks", 20_000, 1_200, 10, 2, 0),
        ("perf2", "rejected", 20_000, 5_000, 2, 2, 0.3),
        ("perf2", "long-hunks", 20_000, 500, 1, 30, 0.1),
    ]:
        rng = seeded(f"{group}-{title}")
        writer.test(group, title, render(*history(rng, count, patches, hunks, size, bad, 90)))


def main():
    writer = Writer()
    writer.test(
        "sample",
        "starts",
        render(
            ["one", "two", "three", "four", "five"],
            [
                [(1, [" one", "-two"]), (4, ["-four", "+FOUR", "+more"])],
                [(2, ["-two"])],
                [(6, ["+end"])],
            ],
        ),
    )
    writer.test(
        "sample",
        "rejected",
        render(["a", "b", "c"], [[(1, ["-a", " b"]), (2, ["-b"])], [(1, ["+x"]), (1, ["+y", " a"])]]),
    )
    core(writer)
    edge(writer)
    perf(writer)
    good = render(["a"], [[(1, ["-a", "+b"])]])
    writer.invalid("other-sign", good.replace("+b", "*b"))
    writer.invalid("start-zero", good.replace("hunk 1 2", "hunk 0 2"))
    writer.invalid("no-lines", good.replace("hunk 1 2\n-a\n+b", "hunk 1 0"))
    writer.invalid("line-missing", good.replace("hunk 1 2", "hunk 1 3"))
    writer.invalid("line-too-many", good.replace("hunk 1 2", "hunk 1 1"))
    writer.invalid("no-hunks", "1 1\na\npatch 0\n")
    writer.invalid("too-long", good.replace("+b", "+" + "b" * 81))
    writer.invalid("tab", good.replace("+b", "+\tb"))
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()
