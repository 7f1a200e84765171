"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def render(lines):
    return f"{len(lines)}\n" + "".join(line + "\n" for line in lines)


def word(number):
    """Short words, so that many lines fit into a small file."""
    return (word(number // 36) if number >= 36 else "") + DIGITS[number % 36]


def script(rng, who, keys, most):
    """The lines of one transaction, which reads a key once at most, and not after writing it."""
    lines = []
    for key in rng.sample(keys, rng.randint(1, min(most, len(keys)))):
        kind = rng.random()
        write = [f"write {who} {key}"] * rng.choice([1, 1, 1, 2])
        if kind < 0.15:
            lines += [f"read {who} {key}"]
        elif kind < 0.3:
            lines += write
        else:
            lines += [f"read {who} {key}", *write]
    if rng.random() < 0.5:
        lines.sort(key=lambda line: line[0] == "w")  # all reads first
    return [f"begin {who}", *lines, f"{'abort' if rng.random() < 0.1 else 'commit'} {who}"]


def work(rng, count, keys, together, most, slow):
    """Up to `together` transactions at a time, of which some go on more slowly by the factor `slow`."""
    names = [word(number) for number in rng.sample(range(40 * keys), keys)]
    going, lines, number = [], [], 0
    while len(lines) < count:
        if len(going) < together and rng.random() < 0.5:
            pace = 1 / slow if rng.random() < 0.3 else 1
            going.append((script(rng, word(number), names, most), pace))
            number += 1
        if going:
            todo, pace = rng.choice(going)
            if rng.random() < pace:
                lines.append(todo.pop(0))
            if not todo:
                going.remove((todo, pace))
    return lines


def core(writer):
    for title, count, keys, together, most, slow in [
        ("two-transactions", 10, 1, 2, 1, 1),
        ("one-key", 60, 1, 4, 1, 2),
        ("three-keys", 120, 3, 5, 3, 2),
        ("slow-ones", 400, 5, 8, 3, 20),
        ("one-after-another", 300, 4, 1, 3, 1),
        ("many-keys", 600, 200, 20, 6, 5),
        ("busy", 1_200, 12, 25, 4, 30),
    ]:
        writer.test("core", title, render(work(seeded(title), count, keys, together, most, slow)))


def edge(writer):
    def test(title, text):
        """Lines separated by commas; `b`, `r`, `w`, `c` and `a` stand for the kinds."""
        kinds = {"b": "begin", "r": "read", "w": "write", "c": "commit", "a": "abort"}
        lines = [line.strip().split(" ", 1) for line in text.split(",")]
        writer.test("edge", title, render([f"{kinds[kind]} {rest}" for kind, rest in lines]))

    test("one-line", "b t")
    test("nothing-written", "b t, r t k, c t, b u, c u")
    test("same-names", "b k, b t, r k k, r t k, w t k, c t, w k k, c k")
    test("last-read-counts", "b t, r t k, b u, w u k, c u, r t k, b v, w v k, c v, w t k, c t")
    test("read-after-write", "b t, r t k, b u, w u k, c u, w t k, r t k, b v, w v k, c v, r t k, w t k, c t")
    test("blind-then-read", "b t, w t k, b u, r u k, w u k, c u, r t k, w t k, c t, b v, w v k, c v")
    test("aborted", "b t, r t k, b u, r u k, w u k, a u, w t k, c t, b v, r v k, b w, w w k, a w, c v")
    test("not-ended", "b t, r t k, w t k, b u, r u k, w u k, c u, b v, r v k, w v k")
    test("lost-once", "b t, r t k, b u, r u k, b v, r v k, w v k, c v, w t k, c t, w u k, c u")
    test(
        "loses-many",
        "b t, r t k, w t k," + ",".join(f"b {i}, w {i} k, c {i}" for i in range(1, 9)) + ", c t",
    )
    test(
        "lost-in-the-middle",
        "b s, r s k, b 1, w 1 k, c 1, b t, r t k, b 2, w 2 k, c 2, b 3, w 3 k, c 3, w t k, c t, b 4, w 4 k, c 4, w s k, c s",
    )
    test("read-own-version", "b t, r t k, w t k, c t, b u, r u k, w u k, c u, b v, r v k, w v k, c v")
    test(
        "order-of-keys",
        "b t, " + ", ".join(f"r t {k}, w t {k}" for k in ["b", "ab", "a", "9", "10", "aa", "a1", "z"]) + ", "
        + ", ".join(f"b {i}, w {i} {k}, c {i}" for i, k in enumerate(["z", "a1", "aa", "10", "9", "a", "ab", "b", "a"]))
        + ", c t",
    )
    test("written-often", "b t, r t k, b u, r u k, w u k, w u k, w u k, c u, w t k, w t k, c t, b v, r v k, w v k, c v")
    test("read-only-is-no-loss", "b t, r t k, b u, r u k, w u k, c u, r t j, w t j, c t")
    test("longest-names", "b zzzzzz, r zzzzzz zzzzz0, b zzzzz0, w zzzzz0 zzzzz0, c zzzzz0, w zzzzzz zzzzz0, c zzzzzz")
    for title, keys, count in [("small", "xy", 60), ("smaller", "k", 90)]:
        rng = seeded(title)
        lines, going = [], []
        for number in range(count):
            going.append(word(number))
            lines.append(f"b {going[-1]}")
            for _ in range(rng.randint(1, 6)):
                if going:
                    who = rng.choice(going)
                    kind = rng.choice("rrwwcca" if rng.random() < 0.2 else "rrwwc")
                    if kind in "ca":
                        going.remove(who)
                    lines.append(f"{kind} {who}" + (f" {rng.choice(keys)}" if kind in "rw" else ""))
        test(title, ", ".join(lines))


def perf(writer):
    for group, title, count, keys, together, most, slow in [
        ("perf1", "one-key", 9_000, 1, 30, 1, 100),
        ("perf1", "few-keys", 10_000, 10, 30, 3, 100),
        ("perf1", "many-keys", 10_000, 2_000, 40, 4, 20),
        ("perf1", "very-slow-ones", 9_000, 4, 200, 2, 1_000),
        ("perf1", "in-a-row", 9_000, 1, 1, 1, 1),
        ("perf2", "one-key", 20_000, 1, 30, 1, 100),
        ("perf2", "few-keys", 20_000, 10, 30, 3, 100),
        ("perf2", "many-keys", 20_000, 4_000, 40, 4, 20),
        ("perf2", "very-slow-ones", 20_000, 4, 200, 2, 1_000),
        ("perf2", "in-a-row", 20_000, 1, 1, 1, 1),
    ]:
        rng = seeded(f"{group}-{title}")
        writer.test(group, title, render(work(rng, count, keys, together, most, slow)))


def main():
    writer = Writer()
    first = ["begin a", "read a stock", "begin b", "read b stock", "write b stock", "commit b"]
    first += ["write a stock", "commit a", "begin c", "read c stock", "write c stock", "commit c"]
    writer.test("sample", "stock", render(first))
    second = ["begin p", "begin r", "read p x", "read r x", "begin o", "write o x", "commit o", "read p x"]
    second += ["write p x", "commit p", "read r y", "begin q", "write q y", "write r y", "commit q"]
    second += ["write r x", "read r x", "commit r"]
    writer.test("sample", "blind", render(second))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("not-begun", "1\nread t k\n")
    writer.invalid("begins-twice", "2\nbegin t\nbegin t\n")
    writer.invalid("begins-again", "3\nbegin t\ncommit t\nbegin t\n")
    writer.invalid("after-commit", "3\nbegin t\ncommit t\nread t k\n")
    writer.invalid("commit-with-key", "2\nbegin t\ncommit t k\n")
    writer.invalid("read-without-key", "2\nbegin t\nread t\n")
    writer.invalid("capital-key", "2\nbegin t\nread t K\n")
    writer.invalid("line-missing", "3\nbegin t\ncommit t\n")
    writer.invalid("no-newline", "1\nbegin t")
    writer.finish()


main()
