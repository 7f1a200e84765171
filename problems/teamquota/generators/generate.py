"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(lines):
    return f"{len(lines)}\n" + "".join(line + "\n" for line in lines)


class Cloud:
    """What the service knows, as far as it is needed for making requests."""

    def __init__(self):
        self.parent, self.quota, self.own, self.lines = {}, {}, {}, []

    def up(self, team):
        path = []
        while team:
            path.append(team)
            team = self.parent[team]
        return path

    def roots(self):
        return [team for team, above in self.parent.items() if not above]


def customers(rng, n, teams, levels, weights, quota, most):
    """A team only moves below another team at the top, to one that has much room, or to the top."""
    cloud = Cloud()
    level = {0: 0}
    for team in rng.sample(range(1, 15_001), teams):
        above = rng.choice([0, *[other for other in rng.choices(list(level), k=3) if level[other] < levels]])
        cloud.parent[team], level[team] = above, level[above] + 1
        cloud.lines.append(f"team {team} {above} {rng.randint(quota, 4 * quota)}")
    names = list(cloud.parent)
    # Some teams at the top with room for everything; below them nothing is ever started directly.
    large = [team for team in range(1, 15_001) if team not in cloud.parent][:2]
    cloud.lines += [f"team {team} 0 1000000000" for team in large]
    while len(cloud.lines) < n:
        kind = rng.choices(["run", "stop", "move", "other"], weights)[0]
        team = rng.choice(names)
        if kind in ("run", "stop"):
            cloud.lines.append(f"{kind} {team} {rng.randint(1, most)}")
        elif kind == "move":
            top = cloud.up(team)[-1]
            target = rng.choice([other for other in [0, *large] if other != top])
            cloud.lines.append(f"move {team} {target}")
            cloud.parent.setdefault(target, 0)
            cloud.parent[team] = target
        else:
            missing = rng.randint(1, 15_000)
            lines = [f"move {team} {team}", f"team {team} 0 1"]
            if missing not in cloud.parent and missing not in large:
                lines += [f"run {missing} 1", f"move {team} {missing}", f"stop {missing} 1"]
            cloud.lines.append(rng.choice(lines))
    return render(cloud.lines[:n])


def core(writer):
    for title, *args in [
        ("three-teams", 15, 3, 3, [5, 2, 0, 1], 20, 9),
        ("ten-teams", 60, 10, 4, [5, 2, 1, 1], 40, 19),
        ("many-levels", 300, 60, 15, [5, 2, 0.3, 1], 50, 30),
        ("many-teams", 600, 200, 5, [5, 2, 0.5, 0.5], 90, 60),
        ("many-moves", 500, 80, 5, [5, 1, 4, 1], 90, 20),
        ("nearly-full", 900, 30, 6, [9, 2, 0.2, 0.2], 200, 30),
    ]:
        writer.test("core", title, customers(seeded(title), *args))


def edge(writer):
    def test(title, *lines):
        """`t`, `r`, `s` and `m` stand for the kinds of requests."""
        kinds = {"t": "team", "r": "run", "s": "stop", "m": "move"}
        writer.test("edge", title, render([kinds[line[0]] + line[1:] for line in lines]))

    tree = ["t 1 0 10", "t 2 1 8", "t 3 1 5", "t 4 2 9"]
    test("nothing-there", "r 1 1", "s 1 1", "m 1 0", "m 1 2", "t 1 2 5", "t 1 1 5", "t 1 0 0", "r 1 1")
    test("exactly-full", *tree, "r 4 8", "r 4 1", "r 3 2", "r 3 1", "s 4 1", "r 1 1", "r 1 1")
    test("within", *tree, "r 4 6", "r 3 4", "m 4 3", "m 4 1", "m 3 2", "m 4 2", "m 2 1", "m 3 4")
    test("same-place", *tree, "r 4 8", "r 1 2", "m 4 2", "m 2 1", "m 1 0", "m 3 1")
    test("below-itself", *tree, "m 1 4", "m 1 1", "m 2 4", "m 2 3", "m 4 1", "m 1 2", "m 2 0", "m 1 4")
    test("first-without-room", *tree, "t 9 0 50", "r 9 7", "m 9 4", "m 9 3", "m 9 2", "s 9 1", "m 9 3", "s 9 1", "m 9 3")
    test("stop-below", *tree, "r 4 3", "s 2 1", "s 1 1", "s 4 4", "s 4 3", "s 4 1")
    test("to-the-top", *tree, "r 4 8", "r 3 2", "m 4 0", "r 4 1", "r 4 1", "r 1 8", "m 4 3", "m 4 1")
    test("no-quota", "t 5 0 0", "r 5 1", "t 6 5 9", "r 6 1", "m 6 0", "r 6 1", "m 6 5", "s 6 1", "m 6 5")
    test("largest", "t 15000 0 1000000000", *["r 15000 1000000"] * 1_001)
    chain = [f"t {team} {team - 1} 30" for team in range(1, 22)]
    test("twenty-above", *chain, "r 21 30", "r 1 1", "m 21 11", "m 12 21", "m 21 20")
    for title, teams in [("small", 7), ("smaller", 4)]:
        rng = seeded(title)
        lines = [f"t {team} {rng.randint(0, team - 1)} {rng.randint(2, 9)}" for team in range(1, teams + 1)]
        for _ in range(200):
            team, kind = rng.randint(1, teams), rng.choice("rrssmm")
            lines.append(f"{kind} {team} {rng.randint(0, teams) if kind == 'm' else rng.randint(1, 3)}")
        test(title, *lines)


def perf(writer):
    for group, n in [("perf1", 10_000), ("perf2", 15_000)]:
        for title, *args in [
            ("many-teams", n // 3, 5, [5, 2, 0.5, 0.1], 900, 300),
            ("many-levels", n // 3, 17, [5, 2, 0.1, 0.1], 900, 90),
            ("few-teams", 50, 5, [5, 3, 0.5, 0.1], 90_000, 900),
            ("many-moves", n // 3, 12, [4, 2, 4, 0.1], 90_000, 900),
            ("nearly-full", n // 4, 9, [9, 2, 0.1, 0.1], 9_000, 9_000),
        ]:
            writer.test(group, title, customers(seeded(f"{group}-{title}"), n, *args))


def main():
    writer = Writer()
    first = ["team 1 0 10", "team 2 1 10", "run 1 6", "run 2 5", "run 2 4", "stop 1 7"]
    writer.test("sample", "two-teams", render(first))
    second = ["team 1 0 5", "team 2 0 4", "team 3 1 9", "run 3 5", "move 3 2", "team 4 1 8", "move 3 4", "run 1 1"]
    writer.test("sample", "move", render(second))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("no-quota", "1\nteam 1 0\n")
    writer.invalid("team-0", "1\nrun 0 1\n")
    writer.invalid("runs-nothing", "1\nrun 1 0\n")
    writer.invalid("too-deep", "22\n" + "".join(f"team {team} {team - 1} 1\n" for team in range(1, 23)))
    writer.invalid("moves-too-deep", "23\n" + "".join(f"team {t} {t - 1} 1\n" for t in range(1, 22)) + "team 22 0 1\nmove 1 22\n")
    writer.invalid("line-missing", "2\nrun 1 1\n")
    writer.invalid("no-newline", "1\nrun 1 1")
    writer.finish()


main()
