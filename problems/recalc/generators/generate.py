"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(requests):
    return f"{len(requests)}\n" + "".join(request + "\n" for request in requests)


def formula(rng, names, most, plus=0.3):
    """A formula that uses some of the names, none twice."""
    if not names or rng.random() < 0.2:
        return f"num {rng.randint(-most, most)}"
    if rng.random() < plus:
        return f"plus {rng.choice(names)} {rng.randint(-most, most)}"
    used = rng.sample(names, min(len(names), rng.randint(1, 5)))
    return f"{rng.choice(['max', 'min'])} {' '.join(used)}"


def sheet(rng, names, count, most, wild, asks):
    """Requests about few cells: mostly numbers change, sometimes formulas, which may make cycles."""
    requests = []
    for index, name in enumerate(names):
        requests.append(f"set {name} {formula(rng, names[max(0, index - 12) : index], most)}")
    inputs = [request.split()[1] for request in requests if " num " in request]
    while len(requests) < count:
        kind = rng.random()
        if kind < asks:
            requests.append(f"get {rng.choice(names)}")
        elif kind < asks + wild:
            requests.append(f"set {rng.choice(names)} {formula(rng, names, most)}")
        else:
            requests.append(f"set {rng.choice(inputs)} num {rng.randint(-most, most)}")
    return requests[:count]


def many(rng, sheets, cells, count, most, wild):
    """Several sheets next to each other, each small; their requests are mixed."""
    parts = []
    for index in range(sheets):
        names = [f"{index}{'abcdefghijklmnopqrstuvwxyz'[c]}" for c in range(cells)]
        parts.append(sheet(rng, names, count // sheets, most, wild, 0.05))
    order = [index for index, part in enumerate(parts) for _ in part]
    rng.shuffle(order)
    turns = [iter(part) for part in parts]
    return [next(turns[index]) for index in order]


def chain(rng, length, edits, whole):
    """A long chain; most edits are near its end, `whole` of them at its begin."""
    requests = ["set c0 num 1"]
    requests += [f"set c{i} plus c{i - 1} {rng.randint(-9, 9)}" for i in range(1, length)]
    changes = [f"set c0 num {rng.randint(2, 99)}" for _ in range(whole)]
    for _ in range(edits - whole):
        at = length - rng.randint(1, 20)
        changes.append(f"set c{at} plus c{at - 1} {rng.randint(-9, 9)}")
    rng.shuffle(changes)
    return requests + changes + [f"set c0 plus c{length - 1} 5", f"get c{length - 1}"]


def core(writer):
    for title, cells, count, most, wild in [
        ("three-cells", 3, 8, 9, 0.2),
        ("five-cells", 5, 20, 20, 0.3),
        ("budget", 12, 60, 1_000, 0.1),
        ("often-equal", 15, 150, 3, 0.2),
        ("many-formulas", 25, 250, 100, 0.7),
        ("forty-cells", 40, 300, 50, 0.4),
    ]:
        rng = seeded(title)
        names = [f"{letter}{i}" for i in range(1, 3) for letter in "abcdefghijklmnopqrstuvwxyz"]
        writer.test("core", title, render(sheet(rng, names[:cells], count, most, wild, 0.2)))


def edge(writer):
    def test(title, text):
        writer.test("edge", title, render(text.split(", ") if isinstance(text, str) else text))

    test("one-request", "get a")
    test(
        "uses-itself",
        "set a plus a 1, set a max a, set a num 3, set a min a a, get a, set b max b a, get b",
    )
    test(
        "named-twice",
        "set b max a a, set c min a b a b, set a num 4, set c max b b b, set a num 5, set b num 5, set a num 6, get c",
    )
    test(
        "replaced",
        "set b plus a 1, set b num 5, set a plus b 1, set b plus a 0, set a num 0, set b plus a 0, set a plus b 0, get a",
    )
    test(
        "equal-value",
        "set a num 0, set a num 0, set b plus a 0, set b max a, set a num 7, set a num 7, set a plus c 7, get b",
    )
    test(
        "negative",
        "set a max b c, set b num -1, set c num -2, set d min a e, get a, set e num -9, get d, set b num -1000000, set c num -1000000, get d",
    )
    test(
        "largest",
        ["set a0 num 1000000"]
        + [f"set a{i} plus a{i - 1} 1000000" for i in range(1, 400)]
        + ["get a399", "set a0 num -1000000", "get a399"],
    )
    test(
        "diamond",
        "set l plus a 1, set r plus a -1, set t max l r, set u min l r, set v max t u, set a num 4, set l plus a 0, set r num 9, set a num 8, get v",
    )
    test(
        "cut-off",
        "set b max a k, set c plus b 1, set d plus c 1, set k num 50, set a num 49, set a num 50, set a num 51, set a num 0, get d",
    )
    test(
        "late-cycle",
        "set a plus b 1, set b plus c 1, set c plus d 1, set d plus a 1, set d num 1, set c num 2, set d plus a 1, set c plus d 0, get d, get a",
    )
    for title, cells, count, wild in [("small", 3, 200, 0.9), ("wild", 6, 400, 0.9)]:
        rng = seeded(title)
        requests = []
        names = "abcdef"[:cells]
        for _ in range(count):
            used = " ".join(rng.choice(names) for _ in range(rng.randint(1, 6)))
            choices = [f"{rng.choice(['max', 'min'])} {used}"] * 3
            choices += [f"plus {used[0]} {rng.randint(-2, 2)}", f"num {rng.randint(-2, 2)}"]
            text = f"set {rng.choice(names)} {rng.choice(choices)}"
            requests.append(text if rng.random() < wild else f"get {rng.choice(names)}")
        test(title, requests)


def perf(writer):
    for group, size in [("perf1", 8_000), ("perf2", 16_000)]:
        for title, requests in [
            ("many-sheets", lambda rng: many(rng, size // 40, 20, size, 1_000_000, 0.02)),
            ("small-sheets", lambda rng: many(rng, size // 10, 5, size, 99, 0.1)),
            ("often-equal", lambda rng: many(rng, size // 50, 24, size, 4, 0.1)),
            ("long-chain", lambda rng: chain(rng, size // 2, size // 5, 12)),
            ("fan", lambda rng: [f"set f{i} max a b" for i in range(size // 4)] + ["set a num 5"]
             + [f"set b num {rng.randint(0, 8)}" for _ in range(12)]
             + [f"set f{rng.randrange(size // 4)} plus b {rng.randint(0, 9)}" for _ in range(size // 4)]
             + [f"set a num {rng.randint(0, 8)}" for _ in range(12)]),
        ]:  # fmt: skip
            writer.test(group, title, render(requests(seeded(f"{group}-{title}"))))


def main():
    writer = Writer()
    first = (
        "set a num 3, set b num 7, set c max a b, set d plus c 1, set a num 5, set a num 9, get d"
    )
    first += ", set a plus d 1, get a"
    writer.test("sample", "cut-off", render(first.split(", ")))
    second = "set y plus x 2, set z max x y, get z, set x num 4, get z, set y num 6"
    writer.test("sample", "empty-cell", render(second.split(", ")))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("no-formula", "1\nset a\n")
    writer.invalid("plus-without-number", "1\nset a plus b\n")
    writer.invalid("too-large", "1\nset a num 1000001\n")
    writer.invalid("minus-zero", "1\nset a num -0\n")
    writer.invalid("seven-cells", "1\nset a max b c d e f g h\n")
    writer.invalid("count", "2\nget a\n")
    heavy = [f"set c{i + 1} plus c{i} 1" for i in range(5_000)] + [
        f"set c0 num {i}" for i in range(41)
    ]
    writer.invalid("too-much-work", render(heavy))
    writer.finish()


main()
