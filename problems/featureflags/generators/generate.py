"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded

ATTRIBUTES = {
    "country": ["se", "de", "fi", "in"],
    "plan": ["free", "team", "firm"],
    "os": ["linux", "mac"],
    "age": ["18", "30", "45"],
}
VARIANTS = ["on", "off", "a", "b"]


def render(lines):
    return f"{len(lines)}\n" + "".join(line + "\n" for line in lines)


def people(rng, users, missing, segments, size):
    """Lines of segments and users; with the chance `missing` an attribute is not there."""
    names = [f"u{number}" for number in rng.sample(range(10 * users), users)]
    lines = []
    for number in range(segments):
        members = rng.sample(names, min(size, users)) + [f"x{rng.randrange(1000)}"]
        lines.append(f"segment s{number} {' '.join(members)}")
    for name in names:
        pairs = [f"{a}={rng.choice(values)}" for a, values in ATTRIBUTES.items()]
        pairs = [pair for pair in pairs if rng.random() >= missing]
        lines.append(" ".join(["user", name, *rng.sample(pairs, len(pairs))]))
    return lines, names


def condition(rng, segments, earlier):
    kind = rng.random()
    if kind < 0.25 and earlier:
        return f"flag:{rng.choice(earlier)}={rng.choice(VARIANTS)}"
    if kind < 0.45 and segments:
        return f"{rng.choice(['in', 'out'])}:s{rng.randrange(segments)}"
    attribute = rng.choice(list(ATTRIBUTES))
    return f"{attribute}{rng.choice(['=', '!='])}{rng.choice(ATTRIBUTES[attribute])}"


def random_flags(rng, flags, rules, segments):
    lines, names = [], []
    for number in range(flags):
        name = f"f{number}"
        lines.append(f"flag {name} {rng.choice(VARIANTS)}")
        for _ in range(rng.randint(0, 2 * rules)):
            conditions = [condition(rng, segments, names) for _ in range(rng.randint(0, 3))]
            percent = rng.choice([100, 50, rng.randint(0, 100)])
            lines.append(" ".join(["rule", rng.choice(VARIANTS), str(percent), *conditions]))
        names.append(name)
    return lines, names


def chained_flags(rng, flags, rules):
    """Each flag asks for variants of the one before that it never gives, and at last for one it may."""
    lines = ["flag f0 a", "rule b 50"]
    for number in range(1, flags):
        lines.append(f"flag f{number} {rng.choice('ab')}")
        for index in range(rules):
            other = f"f{number - 1}"
            wanted = rng.choice("ab") if index == rules - 1 else f"no{index}"
            lines.append(f"rule {rng.choice('ab')} 100 country!=xx flag:{other}={wanted}")
    return lines, [f"f{number}" for number in range(flags)]


def asked(rng, flags, users, count):
    return [f"ask {rng.choice(flags)} {rng.choice(users)}" for _ in range(count)]


def core(writer):
    for title, users, segments, flags, rules, count in [
        ("three-users", 3, 0, 1, 1, 3),
        ("two-flags", 6, 1, 2, 2, 12),
        ("one-team", 12, 2, 4, 2, 40),
        ("segments", 40, 6, 8, 2, 150),
        ("many-rules", 60, 4, 12, 5, 300),
        ("company", 200, 10, 20, 3, 1_000),
    ]:
        rng = seeded(title)
        lines, names = people(rng, users, 0, segments, users // 3 + 1)
        more, made = random_flags(rng, flags, rules, segments)
        writer.test("core", title, render(lines + more + asked(rng, made, names, count)))


def edge(writer):
    def test(title, text):
        writer.test("edge", title, render(text.split(", ") if isinstance(text, str) else text))

    test("no-rules", "user u, flag f x, ask f u")
    crowd = [f"user {n}" for n in range(200)]
    for title, percents in [("percents", (0, 1, 99, 100)), ("same-bucket", (30, 60, 30, 90))]:
        flags = []
        for index, percent in enumerate(percents):
            flags += [f"flag f{index} off", f"rule on {percent}"]
        flags += ["flag all off", *(f"rule v{i} {percent}" for i, percent in enumerate(percents))]
        names = [f"f{i}" for i in range(4)] + ["all"]
        test(title, crowd + flags + [f"ask {f} {u}" for u in range(200) for f in names])
    test(
        "missing",
        "user u, user w a=x, flag f off, rule on 100 a!=x, flag g off, rule on 100 a=x, ask f u, ask f w, ask g u, ask g w",
    )
    test(
        "value-of-other",
        "user u a=b c=d, flag f 0, rule 1 100 a=d, rule 2 100 c=b, rule 3 100 b=a, rule 4 100 a=b c=d, ask f u",
    )
    test(
        "strangers",
        "segment s u z, segment t z, user u, user z, user y, flag f 0, rule 1 100 in:s out:t, rule 2 100 out:s out:t, ask f u, ask f z, ask f y",
    )
    test(
        "names-alike",
        "segment u u, user u u=u, flag u u, rule v 100 u!=u in:u, rule w 100 u=u in:u, flag v u, rule z 100 flag:u=w, ask u u, ask v u",
    )
    test(
        "like-conditions",
        "segment in u, segment flag w, user u inn=out, user w outs=in, flag in off, rule 1 100 inn=out in:in, rule 2 100 outs!=in, flag out x, rule y 100 flag:in=off in:flag, ask in u, ask in w, ask out u, ask out w",
    )
    test(
        "default-counts",
        "user u, flag f dark, rule light 0, flag g 0, rule 1 100 flag:f=light, rule 2 100 flag:f=dark, ask g u, ask f u",
    )
    test(
        "longest",
        "user zzzzzzzz a=b, user 00000000 a=b, flag zzzzzzzz off, rule on 50 a=b, ask zzzzzzzz zzzzzzzz, ask zzzzzzzz 00000000",
    )
    for title, missing in [("half-missing", 0.5), ("mostly-missing", 0.8)]:
        rng = seeded(title)
        lines, names = people(rng, 60, missing, 5, 20)
        more, made = random_flags(rng, 15, 3, 5)
        test(title, lines + more + asked(rng, made, names, 400))


def perf(writer):
    for group, users, count in [("perf1", 300, 6_000), ("perf2", 400, 9_300)]:
        for title, flags, rules in [
            ("long-chain", 50, 4),
            ("many-rules", 25, 11),
            ("chain-of-two", 50, 2),
            ("company", 0, 0),
            ("few-questions", 50, 5),
        ]:
            rng = seeded(f"{group}-{title}")
            lines, names = people(rng, users, 0, 20, 150)
            more, made = chained_flags(rng, flags, rules) if flags else random_flags(rng, 45, 3, 20)
            asks = asked(rng, made[-5:], names, 50 if title == "few-questions" else count)
            asks += asked(rng, made, names, 50)

            writer.test(group, title, render((lines + more + asks)[:10_000]))


def main():
    writer = Writer()
    first = "user ann country=se, user liv country=se, user kim country=se, flag shop old"
    first += ", rule new 50 country=se, rule beta 80, ask shop ann, ask shop liv, ask shop kim"
    writer.test("sample", "percent", render(first.split(", ")))
    second = "segment crew dan, user dan plan=free, user eve, flag chat off, rule on 100 plan!=free"
    second += ", flag help mail, rule chat 100 flag:chat=on, rule phone 100 in:crew"
    second += ", ask chat eve, ask help eve, ask chat dan, ask help dan"
    writer.test("sample", "conditions", render(second.split(", ")))
    core(writer)
    edge(writer)
    perf(writer)
    good = ["segment s u", "user u a=b", "flag f x", "rule y 50 in:s", "ask f u"]
    for title, old, new in [
        ("unknown-segment", "in:s", "in:t"),
        ("uses-itself", "in:s", "flag:f=x"),
        ("too-many-percent", "50", "101"),
        ("reserved", "a=b", "in=b"),
        ("unknown-user", "ask f u", "ask f w"),
        ("attribute-twice", "a=b", "a=b a=c"),
        ("two-spaces", "y 50", "y  50"),
    ]:
        writer.invalid(title, render(good).replace(old, new))
    writer.invalid("out-of-order", render(good[1:2] + good[:1] + good[2:]))
    writer.finish()


main()
