"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def render(folders, users, entries, questions):
    """Folders are where they lie and their state, users a name and groups."""
    text = f"{len(folders)} {len(users)} {len(entries)} {len(questions)}\n"
    for rows in (folders, [(name, *groups) for name, groups in users.items()], entries, questions):
        text += "".join(" ".join(map(str, row)) + "\n" for row in rows)
    return text


def word(number):
    """Short words, so that many lines fit into a small file."""
    return (word(number // 36) if number >= 36 else "") + DIGITS[number % 36]


def drive(rng, count, people, teams, entries, questions, deep, shut, member=4, least=1):
    """Folders that mostly lie in one of the last `deep` ones; the part `shut` is closed. Nothing is
    said for closed folders, and only users are denied."""
    folders = [(0, "open")]
    for folder in range(2, count + 1):
        inner = rng.randint(max(1, folder - deep), folder - 1)
        folders.append((inner, "closed" if rng.random() < shut else "open"))
    groups = ["@" + word(number) for number in range(teams)]
    users = {}
    for number in range(people):
        users[word(number)] = rng.sample(groups, min(teams, rng.randint(least, member)))
    opened = [folder for folder, (_, state) in enumerate(folders, 1) if state == "open"]
    said = {}
    for _ in range(entries):
        if rng.random() < 0.2:
            who, levels = rng.choice(list(users)), ["deny", "read", "write", "own"]
        else:
            who, levels = rng.choice(groups), ["read", "read", "write", "own"]
        said[rng.choice(opened), who] = rng.choice(levels)
    asked = [
        (rng.choice(list(users)), rng.randint(max(1, count // 3), count)) for _ in range(questions)
    ]
    return folders, users, [(*key, level) for key, level in said.items()], asked


def core(writer):
    for title, count, people, teams, entries, questions, deep, shut in [
        ("few-folders", 6, 3, 2, 6, 10, 3, 0),
        ("one-closed", 12, 4, 3, 14, 20, 4, 0.15),
        ("flat", 60, 10, 5, 40, 80, 60, 0.1),
        ("deep", 100, 10, 8, 60, 100, 2, 0.03),
        ("much-said", 80, 12, 6, 300, 200, 10, 0.1),
        ("many-closed", 200, 20, 10, 300, 300, 8, 0.3),
        ("company", 600, 100, 30, 500, 600, 30, 0.05),
    ]:
        rng = seeded(title)
        writer.test("core", title, render(*drive(rng, count, people, teams, entries, questions, deep, shut)))


def chain(count, state="open"):
    return [(number, state if number else "open") for number in range(count)]


def edge(writer):
    def test(title, folders, users, entries, questions):
        writer.test("edge", title, render(folders, users, entries, questions))

    test("one-folder", [(0, "open")], {"a": []}, [(1, "a", "read")], [("a", 1)])
    test("closed-root", [(0, "closed"), (1, "open")], {"a": ["@b"]}, [(1, "@b", "own")], [("a", 1), ("a", 2)])
    test(
        "said-for-closed",
        chain(8, "closed"),
        {"a": ["@x", "@y"], "b": ["@y"]},
        [(2, "@x", "read"), (3, "@y", "own"), (5, "b", "deny"), (1, "a", "own")],
        [(user, folder) for folder in range(1, 9) for user in "ab"],
    )
    test(
        "closed-and-open",
        [(0, "open"), (1, "closed"), (2, "open"), (3, "closed"), (4, "open"), (5, "open")],
        {"a": ["@x", "@y", "@z"]},
        [(1, "@x", "own"), (2, "@y", "write"), (4, "@z", "read"), (5, "@y", "read")],
        [("a", folder) for folder in range(1, 7)],
    )
    test(
        "group-denies",
        chain(6),
        {"a": ["@x", "@y"], "b": ["@x"], "c": ["@y", "@x"]},
        [(1, "@x", "deny"), (2, "@y", "own"), (4, "@x", "read"), (5, "b", "own"), (6, "@y", "deny")],
        [(user, folder) for folder in range(1, 7) for user in "abc"],
    )
    test(
        "two-groups-deny",
        chain(5),
        {"a": ["@x", "@y", "@z"]},
        [(1, "@x", "deny"), (3, "@y", "deny"), (2, "@z", "own"), (4, "@x", "read")],
        [("a", folder) for folder in range(1, 6)],
    )
    test(
        "equal-levels",
        chain(7),
        {"a": ["@x", "@y", "@z"], "b": ["@z", "@y", "@x"]},
        [(folder, "@" + "xyz"[folder % 3], "write") for folder in range(1, 7)] + [(7, "@x", "read")],
        [(user, folder) for folder in range(1, 8) for user in "ab"],
    )
    test(
        "own-entry-far-away",
        chain(6),
        {"a": ["@x"], "b": ["@x"]},
        [(1, "a", "deny"), (1, "b", "read"), (3, "@x", "own"), (5, "@x", "deny")],
        [(user, folder) for folder in range(1, 7) for user in "ab"],
    )
    test("without-groups", chain(3), {"a": [], "b": ["@b"]}, [(2, "@a", "own")], [("a", 3), ("b", 3)])
    test(
        "looks-alike",
        chain(4),
        {"1": ["@1", "@11"], "11": ["@2"], "2": []},
        [(1, "@1", "read"), (1, "1", "write"), (2, "11", "own"), (2, "@2", "read"), (3, "@11", "own")],
        [(user, folder) for folder in range(1, 5) for user in ("1", "11", "2")],
    )
    test(
        "longest-names",
        chain(2),
        {"zzzzzz": [f"@zzzzz{i}" for i in range(8)]},
        [(2, "@zzzzz7", "write"), (1, "@zzzzz0", "own")],
        [("zzzzzz", 2), ("zzzzzz", 1)],
    )
    for title, count in [("small", 12), ("smaller", 5)]:
        rng = seeded(title)
        folders = [(0, "open")] + [
            (rng.randint(1, i), rng.choice(["open", "open", "closed"])) for i in range(1, count)
        ]
        users = {name: rng.sample(["@x", "@y", "@z"], rng.randint(0, 3)) for name in "abcd"}
        said = {
            (rng.randint(1, count), rng.choice(["a", "b", "@x", "@y", "@z"])): rng.choice(
                ["deny", "read", "write", "own"]
            )
            for _ in range(2 * count)
        }
        test(
            title,
            folders,
            users,
            [(*key, level) for key, level in said.items()],
            [(name, folder) for folder in range(1, count + 1) for name in users],
        )


def perf(writer):
    for group, title, count, people, teams, entries, questions, deep, shut in [
        ("perf1", "chain", 5_000, 200, 40, 2_000, 5_000, 1, 0),
        ("perf1", "deep", 6_000, 200, 600, 3_000, 6_000, 2, 0),
        ("perf1", "much-said", 4_000, 100, 10, 8_000, 6_000, 3, 0),
        ("perf1", "many-users", 4_000, 1_000, 900, 5_000, 6_000, 2, 0.001),
        ("perf1", "wide", 8_000, 200, 40, 6_000, 6_000, 5_000, 0.05),
        ("perf2", "chain", 10_000, 200, 400, 1_000, 10_000, 1, 0),
        ("perf2", "deep", 10_000, 200, 600, 3_000, 10_000, 2, 0),
        ("perf2", "much-said", 10_000, 100, 10, 9_900, 10_000, 3, 0),
        ("perf2", "many-users", 10_000, 1_000, 900, 9_000, 10_000, 2, 0.001),
        ("perf2", "wide", 10_000, 200, 40, 9_000, 10_000, 8_000, 0.05),
    ]:
        rng = seeded(f"{group}-{title}")
        test = drive(rng, count, people, teams, entries, questions, deep, shut, 8, min(4, teams))
        writer.test(group, title, render(*test))


def main():
    writer = Writer()
    writer.test(
        "sample",
        "groups",
        render(
            [(0, "open"), (1, "open"), (2, "open")],
            {"ann": ["@dev", "@all"], "bob": ["@dev"], "kim": []},
            [(1, "@all", "read"), (2, "@dev", "write"), (1, "bob", "read")],
            [("ann", 3), ("ann", 1), ("bob", 3), ("kim", 2)],
        ),
    )
    writer.test(
        "sample",
        "closed",
        render(
            [(0, "open"), (1, "closed"), (2, "open")],
            {"eva": ["@it", "@hr"], "max": ["@ops"]},
            [(1, "@it", "own"), (2, "@it", "read"), (3, "@hr", "read"), (1, "@ops", "own"), (1, "@hr", "deny")],
            [("eva", 3), ("eva", 2), ("eva", 1), ("max", 2), ("max", 1)],
        ),
    )
    core(writer)
    edge(writer)
    perf(writer)
    good = render([(0, "open"), (1, "closed")], {"a": ["@x"]}, [(1, "@x", "own")], [("a", 2)])
    writer.invalid("lies-in-itself", good.replace("1 closed", "2 closed"))
    writer.invalid("two-roots", good.replace("1 closed", "0 closed"))
    writer.invalid("unknown-state", good.replace("closed", "shut"))
    writer.invalid("group-twice", good.replace("a @x", "a @x @x"))
    writer.invalid("unknown-user", good.replace("a 2", "b 2"))
    writer.invalid("unknown-user-in-entry", good.replace("1 @x own", "1 b own"))
    writer.invalid("no-such-folder", good.replace("a 2", "a 3"))
    writer.invalid("two-entries", good.replace("2 1 1 1", "2 1 2 1").replace("own\n", "own\n1 @x read\n"))
    writer.invalid("line-missing", good.replace("2 1 1 1", "2 1 1 2"))
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()
