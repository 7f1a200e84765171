"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def clock(minute):
    return f"{minute // 60:02}:{minute % 60:02}"


def road(a, b, length, hours=None):
    gate = f" {clock(hours[0])}-{clock(hours[1])}" if hours else ""
    return f"{a} {b} {length}{gate}"


def render(n, ready, roads, customers):
    lines = [f"{n} {len(roads)} {len(customers)} {clock(ready)}", *roads, *map(str, customers)]
    return "".join(f"{line}\n" for line in lines)


def day_hours(rng):
    return sorted(rng.sample(range(1440), 2))


def any_hours(rng):
    return rng.sample(range(1440), 2)


def town(rng, n, m, gates, longest, hours=day_hours):
    """Random roads between places with near numbers; `gates` percent of them have a gate."""
    roads = []
    while len(roads) < m:
        a = rng.randint(1, n)
        b = min(n, max(1, a + rng.randint(-20, 20)))
        if a != b:
            gate = hours(rng) if rng.randrange(100) < gates else None
            roads.append(road(a, b, rng.randint(1, longest), gate))
    return roads


def customers(rng, n, count):
    return [rng.randint(1, n) for _ in range(count)]


def core(writer):
    for title, n, m, gates, longest, count in [
        ("no-gates", 8, 12, 0, 60, 8),
        ("some-gates", 12, 20, 40, 90, 12),
        ("all-gates", 20, 40, 100, 45, 20),
        ("two-towns", 60, 70, 30, 120, 40),
        ("long-roads", 100, 220, 60, 1_000, 80),
        ("district", 400, 900, 50, 60, 200),
    ]:
        rng = seeded(title)
        roads = town(rng, n, m, gates, longest)
        writer.test("core", title, render(n, rng.randrange(1440), roads, customers(rng, n, count)))


def edge(writer):
    def test(title, *parts):
        writer.test("edge", title, render(*parts))

    test("only-the-depot", 1, 0, [], [1])
    test("cut-off", 3, 720, [road(2, 3, 5)], [1, 2, 3])
    gates = [(480, 481), (481, 480), (0, 480), (480, 1_439), (1_439, 0), (479, 480)]
    roads = [road(1, at, 10, gate) for at, gate in enumerate(gates, 2)]
    test("to-the-minute", 7, 480, roads, range(1, 8))
    overnight = [(1_320, 360), (1_080, 1_020), (1_439, 1), (1, 0), (1_200, 1_199)]
    roads = [road(at, at + 1, 600, gate) for at, gate in enumerate(overnight, 1)]
    test("overnight", 6, 720, roads, range(1, 7))
    roads = [road(1, 2, 1_000, (0, 1)), road(1, 2, 999, (2, 3)), road(2, 1, 500, (600, 601))]
    test("same-places", 2, 1, roads, [2, 2, 1])
    test("midnight", 3, 1_439, [road(1, 2, 1), road(2, 3, 1, (0, 1))], [2, 3])
    rng = seeded("night-town")
    roads = town(rng, 80, 160, 80, 400, any_hours)
    test("night-town", 80, 700, roads, customers(rng, 80, 80))


def line_of_places(rng, n, gates):
    """One road after the other; the road next to the depot comes last."""
    hours = day_hours(rng)
    return [
        road(at, at + 1, rng.randint(1, 9), hours if rng.randrange(100) < gates else None)
        for at in range(n - 1, 0, -1)
    ]


def perf(writer):
    for group, n, count in [("perf1", 7_000, 1_500), ("perf2", 12_000, 2_000)]:
        rng = seeded(f"{group}-line")
        asked = customers(rng, n, count)
        writer.test(group, "line", render(n, 360, line_of_places(rng, n, 0), asked))
    for group, n, m, count in [("perf1", 2_000, 4_000, 500), ("perf2", 4_000, 6_500, 2_500)]:
        for title, gates, longest in [("open", 0, 30), ("gates", 25, 60), ("long", 10, 1_000)]:
            rng = seeded(f"{group}-{title}")
            roads = town(rng, n, m, gates, longest)
            asked = customers(rng, n, 4 * count if title == "open" else count)
            writer.test(group, title, render(n, 500, roads, asked))
        rng = seeded(f"{group}-line-with-gates")
        asked = customers(rng, n, count)
        writer.test(group, "line-with-gates", render(n, 360, line_of_places(rng, n, 5), asked))


def main():
    writer = Writer()
    roads = [road(1, 3, 20, (600, 1_080)), road(1, 2, 45), road(3, 2, 30)]
    writer.test("sample", "way-round", render(4, 510, roads, [3, 4, 2]))
    roads = [road(1, 2, 90, (360, 420))]
    writer.test("sample", "too-late", render(2, 420, roads, [2, 1]))
    core(writer)
    edge(writer)
    perf(writer)
    writer.invalid("same-hours", "2 1 1 08:00\n1 2 5 06:00-06:00\n2\n")
    writer.invalid("no-such-time", "2 1 1 24:00\n1 2 5\n2\n")
    writer.invalid("no-such-place", "2 1 1 08:00\n1 3 5\n2\n")
    writer.invalid("loop", "2 1 1 08:00\n1 1 5\n2\n")
    writer.invalid("short-time", "2 1 1 8:00\n1 2 5\n2\n")
    writer.invalid("customer-missing", "2 1 2 08:00\n1 2 5\n2\n")
    writer.finish()


main()
