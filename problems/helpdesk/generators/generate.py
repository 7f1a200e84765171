"""Writes all tests. Run: python3 generators/generate.py"""

from writer import Writer, seeded


def render(factor, skills, requests):
    lines = [" ".join(map(str, some)) + "\n" for some in skills] + [f"{r}\n" for r in requests]
    return f"{len(skills)} {len(requests)} {factor}\n" + "".join(lines)


def desk(rng, agents, count, factor, skills, pace, asks, sets=0.0, drops=0.05, before=0):
    """`asks` is the share of asks; `before` tickets come first. Without `sets` idle agents do not
    ask again."""
    every = range(1, skills + 1)
    having = [rng.sample(every, rng.randint(1, min(6, skills))) for _ in range(agents)]
    requests, now, tickets = [], 0, []
    waiting, idle = set(), []
    while len(requests) < count:
        now += rng.randint(0, pace)
        chance = rng.random()
        if len(requests) >= before and chance < asks:
            agent = rng.randrange(agents)
            if agent in idle and not sets:
                continue
            requests.append(f"{now} ask {agent + 1}")
            fitting = [t for t in waiting if tickets[t][0] in having[agent]]
            if agent not in idle and fitting:
                keys = [(tickets[t][1] - tickets[t][2] * factor, t) for t in fitting]
                waiting.remove(min(keys)[1])
            elif agent not in idle:
                idle.append(agent)
        elif len(requests) >= before and tickets and chance < asks + sets:
            priority = rng.randint(0, 9)
            ticket = rng.choice(sorted(waiting)) if waiting else 0
            requests.append(f"{now} set {ticket + 1} {priority}")
            if ticket in waiting:
                tickets[ticket][2] = priority
        elif len(requests) >= before and tickets and chance < asks + sets + drops:
            ticket = rng.randrange(len(tickets))
            requests.append(f"{now} drop {ticket + 1}")
            waiting.discard(ticket)
        else:
            skill, priority = rng.randint(1, skills), rng.randint(0, 9)
            requests.append(f"{now} new {skill} {priority}")
            fitting = [agent for agent in idle if skill in having[agent]]
            if fitting:
                idle.remove(fitting[0])
            else:
                waiting.add(len(tickets))
            tickets.append([skill, now, priority])
    return render(factor, having, requests)


def core(writer):
    for title, *args in [
        ("two-agents", 2, 12, 10, 2, 8, 0.5),
        ("five-agents", 5, 60, 30, 3, 20, 0.4),
        ("mostly-idle", 20, 200, 30, 5, 20, 0.7),
        ("mostly-busy", 10, 300, 100, 5, 30, 0.3),
        ("age-counts", 10, 400, 7, 4, 60, 0.35),
        ("priority-counts", 10, 400, 9_000, 4, 60, 0.35),
        ("many-skills", 100, 600, 50, 50, 20, 0.45),
    ]:
        writer.test("core", title, desk(seeded(title), *args))


def edge(writer):
    def test(title, factor, skills, *requests):
        writer.test("edge", title, render(factor, skills, requests))

    one = [[1]]
    test("one-request", 0, one, "0 ask 1")
    test("no-factor", 0, one, "1 new 1 0", "2 new 1 9", "2 new 1 9", *["5 ask 1"] * 4)
    asks = ["40 ask 1"] * 3
    test("equal-weights", 10, one, "10 new 1 1", "20 new 1 2", "30 new 1 3", *asks)
    test("equal-backwards", 5, [[1, 2]], "10 new 2 3", "15 new 1 4", "15 new 1 3", *asks)
    later = ["30 set 1 1", "30 set 1 2", "40 ask 1"]
    test("set-keeps-age", 10, one, "0 new 1 2", "5 new 1 2", *later)
    later = ["2 set 1 3", "3 ask 1", "4 set 1 9", "5 ask 1"]
    test("set-down-and-up", 10, one, "0 new 1 5", "1 new 1 4", *later)
    test("set-later", 10, one, "0 new 1 0", "9 new 1 1", "90 set 1 1", *["91 ask 1"] * 2)
    later = ["2 set 1 9", "3 ask 1", "4 new 1 0", "5 drop 1"]
    test("set-what-is-over", 10, one, "0 new 1 0", "1 ask 1", *later)
    later = ["1 drop 1", "1 drop 1", "2 ask 1", "3 ask 1", "4 drop 2", "5 set 1 3"]
    test("drop", 10, one, "0 new 1 5", "0 new 1 4", *later)
    two = [[1], [1], [1, 2]]
    later = ["3 new 1 0", "4 new 1 0", "5 ask 1", "6 ask 1"]
    test("ask-again", 10, two, "0 ask 2", "1 ask 1", "2 ask 2", *later)
    later = ["1 new 1 0", "2 ask 2", "3 new 1 0", "4 new 1 0"]
    test("ask-again-after-work", 10, two, "0 ask 2", "0 ask 1", *later)
    later = ["2 new 2 0", "3 new 1 0", "4 new 1 0", "5 ask 3"]
    test("idle-for-two-skills", 10, two, "0 ask 3", "1 ask 1", *later)
    test("asks-while-busy", 10, two, "0 new 1 0", "0 new 1 1", "0 new 2 2", *["1 ask 3"] * 4)
    last = 1_000_000_000
    later = [f"{last} new 1 9", f"{last} new 2 9", *[f"{last} ask 3"] * 3]
    test("largest", 1_000_000, two, "0 new 1 0", *later)
    for title, agents, skills, factor in [("small", 4, 3, 5), ("smaller", 2, 2, 3)]:
        writer.test("edge", title, desk(seeded(title), agents, 400, factor, skills, 3, 0.4, 0.15))


def perf(writer):
    for group, title, *args in [
        ("perf1", "long-queue", 50, 9_000, 500, 5, 20, 0.5, 0, 0.02, 4_500),
        ("perf1", "one-skill", 50, 9_000, 5_000, 1, 20, 0.5, 0, 0.02, 4_500),
        ("perf1", "many-skills", 900, 9_000, 500, 50, 20, 0.5, 0, 0.02, 4_500),
        ("perf1", "age-counts", 100, 9_000, 2, 20, 90, 0.5, 0, 0.05, 4_000),
        ("perf1", "much-dropped", 100, 9_000, 900, 20, 90, 0.5, 0, 0.2, 4_500),
        ("perf2", "long-queue", 50, 14_000, 500, 5, 20, 0.6, 0, 0.02, 7_000),
        ("perf2", "one-skill", 50, 14_000, 5_000, 1, 20, 0.5, 0, 0.02, 7_000),
        ("perf2", "many-skills", 900, 14_000, 500, 50, 20, 0.5, 0, 0.02, 7_000),
        ("perf2", "age-counts", 100, 14_000, 2, 20, 90, 0.5, 0, 0.05, 7_000),
        ("perf2", "much-dropped", 100, 14_000, 900, 20, 90, 0.5, 0, 0.2, 7_000),
    ]:
        writer.test(group, title, desk(seeded(f"{group}-{title}"), *args))


def main():
    writer = Writer()
    first = ["0 new 7 0", "21 new 7 2", "25 ask 1", "26 ask 1", "27 ask 1"]
    writer.test("sample", "weights", render(10, [[7]], first))
    second = ["1 ask 3", "2 ask 2", "3 ask 1", "4 new 5 1", "4 new 5 1", "4 new 5 1", "6 drop 3"]
    writer.test("sample", "idle", render(10, [[5], [4, 5], [4]], second))
    core(writer)
    edge(writer)
    perf(writer)
    good = "1 2 5\n1 2\n0 new 1 5\n1 ask 1\n"
    writer.invalid("skill-twice", good.replace("\n1 2\n", "\n1 1\n"))
    writer.invalid("skill-51", good.replace("\n1 2\n", "\n1 51\n"))
    writer.invalid("no-such-agent", good.replace("ask 1", "ask 2"))
    writer.invalid("no-such-ticket", good.replace("ask 1", "drop 2"))
    writer.invalid("priority-10", good.replace("new 1 5", "new 1 10"))
    writer.invalid("time-goes-back", good.replace("0 new", "2 new"))
    writer.invalid("set-without-priority", good.replace("ask 1", "set 1"))
    writer.invalid("request-missing", good.replace("1 2 5", "1 3 5"))
    writer.invalid("no-newline", good[:-1])
    writer.finish()


main()
