"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def render(deliveries):
    """Deliveries are order, number and action."""
    return f"{len(deliveries)}\n" + "".join(f"{o} {n} {a}\n" for o, n, a in deliveries)


def word(number):
    """Short words, so that many deliveries fit into a small file."""
    return (word(number // 36) if number >= 36 else "") + DIGITS[number % 36]


def life(rng, length):
    """The actions of one order, most of which are ok."""
    actions, total = [], 0
    while len(actions) < length:
        left = length - len(actions)
        if left == 2 and total > 0 and rng.random() < 0.7:
            actions += [f"pay {total}", rng.choice(["ship", "ship", "cancel"])]
        elif rng.random() < 0.6 or total == 0:
            cents = rng.randint(1, 50)
            total += cents
            actions.append(f"add {cents}")
        elif rng.random() < 0.5:
            cents = rng.randint(1, total)
            total -= cents
            actions.append(f"drop {cents}")
        else:
            actions.append(rng.choice(["ship", "ship", f"drop {total + 1}", f"pay {total + 1}"]))
    return actions


def handled(deliveries):
    """After how many deliveries each event is handled; those that are not are left out."""
    seen, following, when = {}, {}, {}
    for index, (order, number, _) in enumerate(deliveries):
        seen.setdefault(order, set()).add(number)
        now = following.get(order, 1)
        while now in seen[order]:
            when[order, now] = index + 1
            now += 1
        following[order] = now
    return when


def queue(rng, orders, length, mixed, again, lost=0.0):
    """Orders with about `length` events, delivered up to `mixed` places from their own place.
    The part `again` comes twice, or with another action, but only after it was handled."""
    events = []
    for index in range(orders):
        begin = rng.randrange(orders * length)
        for number, action in enumerate(life(rng, rng.randint(1, 2 * length - 1)), 1):
            if rng.random() >= lost:
                place = begin + number * rng.randint(1, 3) + rng.uniform(0, mixed)
                events.append((place, word(index), number, action))
    events.sort()
    deliveries = [event[1:] for event in events] or [("a", 1, "ship")]
    extra = {}
    when = handled(deliveries)
    for order, number, action in deliveries:
        if rng.random() < again and (order, number) in when:
            other = rng.choice([action, action, action + "0" if " " in action else "add 1"])
            place = rng.randint(when[order, number], len(deliveries))
            extra.setdefault(place, []).append((order, number, other))
    full = []
    for index in range(len(deliveries) + 1):
        full += extra.get(index, []) + deliveries[index : index + 1]
    return full


def core(writer):
    for title, orders, length, mixed, again, lost in [
        ("one-order", 1, 6, 3, 0.2, 0),
        ("three-orders", 3, 4, 4, 0.3, 0),
        ("in-sequence", 10, 6, 0, 0.3, 0),
        ("well-mixed", 20, 10, 60, 0.2, 0),
        ("some-lost", 40, 8, 10, 0.2, 0.05),
        ("short-orders", 200, 2, 20, 0.3, 0.02),
        ("busy", 80, 12, 40, 0.3, 0.01),
    ]:
        deliveries = queue(seeded(title), orders, length, mixed, again, lost)
        writer.test("core", title, render(deliveries))


def edge(writer):
    def test(title, deliveries):
        writer.test("edge", title, render(deliveries))

    test("one-delivery", [("0", 1, "add 1")])
    test("largest", [("zzzzzzzz", 1_000_000_000, "add 1000000")] * 3 + [("z", 999_999_999, "ship")])
    test("backwards", [("a", n, f"add {n}") for n in range(30, 0, -1)])
    test("repeated-while-kept", [("a", n, "add 5") for n in (3, 3, 2, 3, 2, 1, 1, 2, 3, 4)])
    test(
        "conflict-while-kept",
        [("a", 2, "pay 7"), ("a", 2, "pay 8"), ("a", 2, "pay 7"), ("a", 1, "add 7"), ("a", 2, "pay 8")]
        + [("a", 3, "ship"), ("a", 3, "cancel"), ("a", 3, "ship")],
    )
    test("conflict-of-bad", [("a", 1, "ship"), ("a", 1, "add 5"), ("a", 1, "ship"), ("a", 2, "add 5")])
    test(
        "all-states",
        [
            (name, n, action)
            for name, start in [
                ("open", ["add 5"]),
                ("paid", ["add 5", "pay 5"]),
                ("sent", ["add 5", "pay 5", "ship"]),
                ("gone", ["cancel"]),
                ("back", ["add 5", "pay 5", "cancel"]),
            ]
            for n, action in enumerate(
                [*start, "add 1", "drop 1", "drop 9", "pay 5", "pay 4", "ship", "ship", "cancel"] * 2, 1
            )
        ],
    )
    test("total-zero", [("a", n, a) for n, a in enumerate(["add 3", "drop 3", "drop 1", "pay 1"], 1)])
    test("drop-all-then-pay", [("a", n, a) for n, a in enumerate(["add 3", "drop 2", "pay 1", "ship"], 1)])
    test("large-total", [("a", n, "add 1000000") for n in range(1, 3_001)] + [("a", 3_001, "drop 1000000")])
    test("never-begun", [("b", n, "ship") for n in range(9, 1, -1)] + [("a", 3, "ship"), ("a", 1, "ship")])
    test("looks-alike", [(o, n, "add 1") for o in ("1", "11", "111") for n in (11, 1, 111, 2)])
    for title, orders, numbers in [("small", 2, 5), ("smaller", 1, 8)]:
        rng = seeded(title)
        actions = ["add 1", "add 2", "drop 1", "pay 1", "pay 2", "ship", "cancel"]
        test(
            title,
            [("pq"[rng.randrange(orders)], rng.randint(1, numbers), rng.choice(actions)) for _ in range(40)],
        )


def perf(writer):
    for group, title, orders, length, mixed, again, lost in [
        ("perf1", "one-order", 1, 9_000, 100, 0.05, 0),
        ("perf1", "many-orders", 3_000, 3, 200, 0.05, 0),
        ("perf1", "well-mixed", 100, 100, 3_000, 0.05, 0),
        ("perf1", "waiting", 100, 100, 50, 0.05, 0.05),
        ("perf1", "again-and-again", 500, 14, 50, 0.5, 0),
        ("perf2", "one-order", 1, 20_000, 1_000, 0, 0),
        ("perf2", "many-orders", 6_000, 3, 200, 0.05, 0),
        ("perf2", "well-mixed", 180, 100, 9_000, 0.02, 0),
        ("perf2", "waiting", 180, 100, 50, 0.02, 0.05),
        ("perf2", "again-and-again", 800, 16, 50, 0.5, 0),
    ]:
        rng = seeded(f"{group}-{title}")
        if title == "one-order":
            numbers = sorted(range(1, length + 1), key=lambda n: n + rng.uniform(0, mixed))
            actions = life(rng, length)
            deliveries = [("a", n, actions[n - 1]) for n in numbers]
        else:
            deliveries = queue(rng, orders, length, mixed, again, lost)
        writer.test(group, title, render(deliveries[:20_000]))


def main():
    writer = Writer()
    first = [
        ("a1", 1, "add 500"),
        ("a1", 3, "ship"),
        ("b7", 1, "add 20"),
        ("a1", 2, "pay 500"),
        ("a1", 1, "add 500"),
        ("a1", 2, "pay 400"),
        ("b7", 2, "cancel"),
    ]
    writer.test("sample", "waits", render(first))
    second = [
        ("x", 1, "add 7"),
        ("y", 3, "ship"),
        ("x", 3, "ship"),
        ("x", 2, "pay 5"),
        ("y", 2, "add 9"),
        ("y", 3, "ship"),
    ]
    writer.test("sample", "bad", render(second))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("number-zero", "1\na 0 ship\n")
    writer.invalid("capital-order", "1\nA 1 ship\n")
    writer.invalid("ship-with-amount", "1\na 1 ship 5\n")
    writer.invalid("pay-without-amount", "1\na 1 pay\n")
    writer.invalid("amount-too-large", "1\na 1 add 1000001\n")
    writer.invalid("line-missing", "2\na 1 ship\n")
    writer.invalid("two-spaces", "1\na 1  ship\n")
    writer.invalid("no-newline", "1\na 1 ship")
    writer.finish()


main()
