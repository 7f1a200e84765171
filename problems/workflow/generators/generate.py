"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(n, s, rules, requests):
    lines = [f"{n} {s} {len(rules)} {len(requests)}"]
    return "".join(line + "\n" for line in lines + [" ".join(map(str, row)) for row in rules + requests])


def company(rng, n, s, count, q, roles, actions):
    """An action brings all roles from one state to the same one. Most requests may be done by somebody."""
    targets = {}
    keys = [(p, f, a) for p in range(1, roles + 1) for f in range(1, s + 1) for a in range(1, actions + 1)]
    rules = [(*key, targets.setdefault(key[1:], rng.randint(1, s))) for key in rng.sample(keys, count)]
    fitting = {}
    for rule in rules:
        fitting.setdefault(rule[1], []).append(rule)
    states, requests = [1] * (n + 1), []
    allowed = {rule[:3]: rule[3] for rule in rules}
    for _ in range(q):
        item = rng.randint(1, n)
        role, action = rng.randint(1, roles), rng.randint(1, actions)
        if rng.random() < 0.8 and states[item] in fitting:
            rule = rng.choice(fitting[states[item]])
            role, action = rng.choice([rule[0], rule[0], role]), rule[2]
        if rng.random() < 0.02:
            item = rng.randint(n + 1, 100_000)
        else:
            states[item] = allowed.get((role, states[item], action), states[item])
        requests.append((item, role, action))
    return render(n, s, rules, requests)


def core(writer):
    for title, *args in [
        ("one-contract", 1, 3, 8, 15, 2, 3),
        ("three-contracts", 3, 4, 12, 40, 3, 3),
        ("many-roles", 20, 6, 100, 200, 10, 5),
        ("few-rules", 50, 8, 20, 300, 3, 4),
        ("many-states", 30, 100, 500, 600, 4, 6),
        ("many-contracts", 2_000, 10, 90, 900, 5, 9),
    ]:
        writer.test("core", title, company(seeded(title), *args))


def edge(writer):
    def test(title, *args):
        writer.test("edge", title, render(*args))

    test("one-state", 1, 1, [(1, 1, 1, 1)], [(1, 1, 1), (1, 2, 1), (1, 1, 2), (2, 1, 1)])
    split = [(1, 1, 1, 2), (2, 1, 1, 3), (3, 1, 1, 1)]
    test("roles-differ", 4, 3, split, [(1, 1, 1), (2, 2, 1), (3, 3, 1), (3, 1, 1), (4, 4, 1)])
    test("order-of-rules", 3, 3, split[::-1], [(1, 1, 1), (2, 2, 1), (3, 3, 1), (3, 4, 1), (3, 1, 1)])
    test("smallest-role", 1, 2, [(9, 1, 1, 2), (10, 1, 1, 2), (4, 1, 1, 2)], [(1, 2, 1), (1, 10, 1)])
    test("stays", 2, 2, [(1, 1, 5, 1), (1, 1, 6, 2), (1, 2, 5, 2)], [(1, 1, 5), (1, 1, 6), (1, 1, 5), (1, 1, 6)])
    test("last-contract", 2, 1, [(1, 1, 1, 1)], [(2, 1, 1), (3, 1, 1), (100_000, 1, 1)])
    test("state-1-only", 3, 3, [(1, 2, 1, 3)], [(1, 1, 1), (2, 1, 1)])
    test("largest", 20_000, 100, [(10, 1, 100, 100)], [(20_000, 10, 100), (20_000, 10, 100)])
    for title, s in [("small", 3), ("smaller", 2)]:
        rng = seeded(title)
        keys = [(p, f, a) for p in range(1, 5) for f in range(1, s + 1) for a in range(1, 4)]
        rules = [(*key, rng.randint(1, s)) for key in rng.sample(keys, 4 * s)]
        test(title, 4, s, rules, [(rng.randint(1, 5), rng.randint(1, 4), rng.randint(1, 3)) for _ in range(120)])


def perf(writer):
    for group, count, q in [("perf1", 8_000, 15_000), ("perf2", 10_000, 20_000)]:
        for title, n, s, roles, actions in [
            ("many-contracts", 20_000, 100, 10, 100),
            ("one-contract", 1, 100, 10, 100),
            ("few-states", 500, 12, 10, 100),
            ("few-roles", 500, 100, 2, 100),
            ("few-actions", 500, 100, 10, 12),
        ]:
            rng = seeded(f"{group}-{title}")
            writer.test(group, title, company(rng, n, s, count, q, roles, actions))


def main():
    writer = Writer()
    requests = [(1, 2, 7), (1, 3, 7), (1, 3, 7), (3, 3, 7)]
    writer.test("sample", "roles", render(2, 2, [(3, 1, 7, 2)], requests))
    writer.test("sample", "two-ways", render(2, 3, [(1, 1, 1, 2), (2, 1, 1, 3)], [(2, 2, 1), (1, 1, 1)]))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("same-rule", "1 2 2 1\n1 1 1 1\n1 1 1 2\n1 1 1\n")
    writer.invalid("no-state", "1 2 1 1\n1 3 1 1\n1 1 1\n")
    writer.invalid("role-11", "1 2 1 1\n1 1 1 1\n1 11 1\n")
    writer.invalid("action-0", "1 2 1 1\n1 1 0 1\n1 1 1\n")
    writer.invalid("contract-0", "1 2 1 1\n1 1 1 1\n0 1 1\n")
    writer.invalid("request-missing", "1 2 1 2\n1 1 1 1\n1 1 1\n")
    writer.invalid("no-newline", "1 2 1 1\n1 1 1 1\n1 1 1")
    writer.finish()


main()
