"""Writes all tests. Run: python3 generators/generate.py"""

from bisect import bisect_left, bisect_right, insort

from writer import Writer, seeded


def render(lines):
    return f"{len(lines)}\n" + "".join(line + "\n" for line in lines)


def walks(rng, count, tasks, priorities, shows, size, calm=True, first=0):
    """People turn pages while tasks come, move and go; there are `first` tasks before. If it is calm,
    the last task of a page never moves, and no full page is the last one."""
    lines, keys, rows = [], {}, []
    last, used = {}, set()
    while len(lines) < count:
        chance = rng.random() if len(lines) >= first else shows
        if chance >= shows:
            task = rng.randint(1, tasks)
            if chance > 1 - (1 - shows) / 4 and keys:
                task = rng.choice(rows)[1]
                lines.append(f"drop {task}")
            elif calm and task in used:
                continue
            else:
                lines.append(f"put {task} {rng.randint(1, priorities)}")
            if task in keys:
                rows.pop(bisect_left(rows, keys.pop(task)))
            if lines[-1].startswith("put"):
                keys[task] = (-int(lines[-1].split()[2]), task)
                insort(rows, keys[task])
            continue
        size_now = rng.randint(1, size)
        at, line = 0, f"first {size_now}"
        if last and rng.random() < 0.75:
            before = rng.choice(list(last)[-8:])
            at, line = bisect_right(rows, last[before]), f"next {before} {size_now}"
        if calm and at + size_now == len(rows):
            continue
        lines.append(line)
        page = rows[at : at + size_now]
        if page:
            last[len(lines)] = page[-1]
            used.add(page[-1][1])
    return lines


def filled(tasks, priorities):
    return [f"put {task} {priorities[task % len(priorities)]}" for task in range(1, tasks + 1)]


def core(writer):
    for title, *args in [
        ("few-tasks", 15, 6, 3, 0.4, 3),
        ("forty-lines", 40, 20, 5, 0.4, 5),
        ("equal-priorities", 150, 100, 2, 0.3, 8),
        ("many-priorities", 300, 100, 1_000_000, 0.3, 8),
        ("many-pages", 500, 60, 10, 0.8, 6),
        ("many-changes", 800, 300, 30, 0.1, 20),
        ("large-numbers", 600, 1_000_000, 9, 0.3, 20),
    ]:
        writer.test("core", title, render(walks(seeded(title), *args)))


def edge(writer):
    def test(title, *lines):
        writer.test("edge", title, render(lines))

    test("empty-list", "first 1", "put 1 1", "first 1", "drop 1", "first 20", "next 3 5")
    test("exactly-full", *filled(6, [5]), "first 3", "next 7 3", "next 8 3", "first 6", "first 5")
    test("one-by-one", *filled(4, [9, 8]), *["first 1", "next 5 1", "next 6 1", "next 7 1"])
    test("moves-down", *filled(9, [30]), "first 3", "put 3 10", "next 10 3", "next 12 20")
    test("moves-up", *filled(9, [30]), "first 3", "put 3 40", "next 10 3", "next 12 20")
    test("moves-and-back", *filled(9, [30]), "first 3", "put 3 1", "put 3 30", "next 10 9")
    test("same-priority-again", *filled(9, [3, 2]), "first 4", "put 4 2", "put 8 3", "next 10 9")
    test("dropped", *filled(9, [30, 20]), "first 3", "drop 6", "next 10 3", "drop 8", "next 12 3")
    test("dropped-and-put", *filled(9, [30]), "first 3", "drop 3", "put 3 35", "next 10 3")
    test("dropped-and-lower", *filled(9, [30]), "first 3", "drop 3", "put 3 5", "next 10 20")
    test("put-before-place", *filled(5, [30]), "first 2", "put 9 31", "put 8 30", "next 6 9")
    test("two-readers", *filled(9, [7]), "first 2", "first 4", "next 10 2", "next 11 2", "next 10 5")
    test("goes-on-later", *filled(2, [7]), "first 20", "put 3 7", "next 3 20", "put 1 1", "next 5 20")
    test("largest", "put 1000000 1000000", "put 999999 1000000", "put 1 1", "first 1", "next 4 1")
    for title, tasks, priorities in [("small", 12, 3), ("smaller", 5, 2)]:
        test(title, *walks(seeded(title), 300, tasks, priorities, 0.5, 4, False))


def perf(writer):
    for group, title, first, count, priorities, shows, size in [
        ("perf1", "equal-priorities", 4_000, 9_000, 3, 0.7, 8),
        ("perf1", "many-priorities", 4_000, 9_000, 1_000_000, 0.7, 8),
        ("perf1", "many-pages", 3_000, 9_000, 50, 0.95, 5),
        ("perf1", "many-changes", 4_000, 9_000, 50, 0.4, 8),
        ("perf1", "long-pages", 5_000, 8_000, 50, 0.5, 20),
        ("perf2", "equal-priorities", 8_000, 15_000, 3, 0.8, 10),
        ("perf2", "many-priorities", 8_000, 15_000, 1_000_000, 0.8, 10),
        ("perf2", "many-pages", 7_000, 15_000, 50, 0.95, 8),
        ("perf2", "many-changes", 7_000, 15_000, 50, 0.6, 10),
        ("perf2", "long-pages", 8_000, 14_000, 50, 0.8, 18),
    ]:
        rng = seeded(f"{group}-{title}")
        lines = walks(rng, count, 9_999, priorities, shows, size, True, first)
        writer.test(group, title, render(lines))


def main():
    writer = Writer()
    first = ["put 7 30", "put 4 20", "put 3 30", "put 9 30", "first 2", "next 5 2"]
    writer.test("sample", "equal", render(first))
    second = ["put 1 50", "put 2 40", "put 3 30", "first 1", "drop 1", "put 4 60", "next 4 1", "next 7 5"]
    writer.test("sample", "dropped", render(second))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("drops-nothing", "1\ndrop 5\n")
    writer.invalid("drops-twice", "3\nput 5 1\ndrop 5\ndrop 5\n")
    writer.invalid("after-no-page", "2\nput 5 1\nnext 1 1\n")
    writer.invalid("after-empty-page", "2\nfirst 1\nnext 1 1\n")
    writer.invalid("after-itself", "2\nput 5 1\nnext 2 1\n")
    writer.invalid("page-too-long", "2\nput 5 1\nfirst 21\n")
    writer.invalid("priority-0", "1\nput 5 0\n")
    writer.invalid("line-missing", "2\nput 5 1\n")
    writer.invalid("no-newline", "1\nput 5 1")
    writer.finish()


main()
