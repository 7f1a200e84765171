"""Writes all tests. Run: python3 generators/generate.py"""

from pathlib import Path

import writer as writing
from writer import Writer, seeded

# A query answers here, which a Python program runs.
writing.SOLUTION = Path(__file__).with_name("answer.py")

HEAD = """\
create table service(id integer primary key, name text not null);
create table probe(service integer not null, at integer not null, ok integer not null);
"""


def render(services, probes):
    """`services` is names by id, `probes` rows of service, time and result."""
    rows = [f"({number},'{name}')" for number, name in services.items()]
    text = HEAD + "insert into service values\n" + ",\n".join(rows) + ";\n"
    rows = [f"({service},{at},{ok})" for service, at, ok in probes]
    return text + "insert into probe values\n" + ",\n".join(rows) + ";\n"


def named(rng, count):
    names = [
        f"{rng.choice(['web', 'db', 'mail', 'api', 'pay'])}-{number}" for number in range(count)
    ]
    return dict(enumerate(rng.sample(names, count), 1))


def results(rng, count, fails, last):
    """Results in a row: mostly good times, sometimes bad ones of `fails` probes or so."""
    row = []
    while len(row) < count:
        row += [1] * rng.randint(1, 4 * fails) + [0] * rng.randint(1, 2 * fails)
    return row[: count - 1] + [last]


def monitored(rng, services, count, fails, step):
    """Probes of services at steps of time; no time comes twice, and the last probe succeeds."""
    shares = len(services)
    probes = []
    for service in services:
        for index, ok in enumerate(results(rng, max(1, count // shares), fails, 1)):
            probes.append((service, (index * step + rng.randrange(step)) * shares + service, ok))
    rng.shuffle(probes)
    return probes


def core(writer):
    for title, services, count, fails, step in [
        ("one-service", 1, 12, 2, 30),
        ("two-services", 2, 30, 1, 30),
        ("five-services", 5, 100, 2, 60),
        ("unstable", 10, 500, 8, 10),
        ("hundred-services", 100, 1_500, 2, 60),
        ("stable", 20, 1_000, 1, 300),
    ]:
        rng = seeded(title)
        names = named(rng, services)
        writer.test("core", title, render(names, monitored(rng, names, count, fails, step)))


def edge(writer):
    def test(title, names, probes):
        probes = list(probes)
        seeded(title).shuffle(probes)
        writer.test("edge", title, render(names, probes))

    test("one-failure", {1: "a"}, [(1, 0, 0)])
    test("all-failed", {1: "a", 2: "b"}, [(1 + i % 2, i, 0) for i in range(20)])
    test("no-failure", {1: "a"}, [(1, 60 * i, 1) for i in range(20)])
    test("not-ended", {1: "a"}, [(1, i, int(i % 7 < 4)) for i in range(20)])
    test(
        "ended-and-not",
        {1: "a", 2: "b"},
        [(s, i, int(i % 5 == s)) for s in (1, 2) for i in range(18)],
    )
    test(
        "same-times",
        {3: "a", 2: "b", 1: "c"},
        [(s, i, int(i % 4 == 0)) for s in (1, 2, 3) for i in range(33)],
    )
    test(
        "names",
        {1: "b-1", 2: "b10", 3: "b", 4: "b-", 5: "0"},
        [(s, i, int(i > 2)) for s in range(1, 6) for i in range(5)],
    )
    test(
        "without-probes",
        {7: "left", 900_000_000: "right"},
        [(900_000_000, i, i // 2 % 2) for i in range(9)],
    )
    test(
        "latest",
        {1: "a"},
        [(1, 1_000_000_000 - i, int(i == 0)) for i in range(4)] + [(1, i, 0) for i in range(3)],
    )
    rng = seeded("small")
    probes = {(rng.randint(1, 3), rng.randrange(40)): rng.randint(0, 1) for _ in range(90)}
    test("small", {1: "x", 2: "w", 3: "v"}, [(*key, ok) for key, ok in probes.items()])


def perf(writer):
    for group, title, services, count, fails, step in [
        ("perf1", "one-service", 1, 9_000, 3, 60),
        ("perf1", "ten-services", 10, 9_000, 6, 60),
        ("perf1", "many-services", 900, 9_000, 2, 60),
        ("perf1", "long-outages", 3, 9_000, 900, 60),
        ("perf1", "single-failures", 5, 9_000, 1, 60),
        ("perf2", "one-service", 1, 20_000, 3, 60),
        ("perf2", "ten-services", 10, 20_000, 6, 60),
        ("perf2", "many-services", 3_000, 20_000, 2, 60),
        ("perf2", "long-outages", 3, 20_000, 900, 60),
        ("perf2", "single-failures", 5, 20_000, 1, 60),
    ]:
        rng = seeded(f"{group}-{title}")
        names = named(rng, services)
        writer.test(group, title, render(names, monitored(rng, names, count, fails, step)))


def main():
    writer = Writer()
    first = [(1, 60, 1), (1, 120, 1), (1, 180, 0), (1, 240, 1), (2, 60, 1), (2, 120, 0)]
    first += [(2, 180, 0), (2, 240, 1), (2, 300, 0), (2, 360, 1)]
    writer.test("sample", "ended", render({1: "web", 2: "mail"}, first))
    second = [(4, 10, 0), (9, 40, 0), (4, 40, 1), (9, 10, 0), (9, 25, 0), (4, 25, 0), (4, 55, 0)]
    writer.test("sample", "not-ended", render({4: "db", 9: "api"}, second))
    core(writer)
    edge(writer)
    perf(writer)
    good = render({1: "a"}, [(1, 5, 0), (1, 6, 0)])
    writer.invalid("same-time", good.replace("6,0", "5,1"))
    writer.invalid("no-service", good.replace("(1,6", "(2,6"))
    writer.invalid("null-result", good.replace("6,0", "6,null"))
    writer.invalid("other-table", good.replace("create table probe(", "create table probes("))
    writer.invalid("no-probes", good[: good.index("insert into probe")])
    writer.invalid("same-name", good.replace("(1,'a')", "(1,'a'),\n(2,'a')"))
    writer.invalid("more-statements", good + "select 1;\n")
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()
