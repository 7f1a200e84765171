"""The log and the table in the statement: the given program runs on a night that is made up here.

python3 generators/night.py writes them into the statement, as generate.py does. The test
tests/oracles/test_night.py runs the given program once more and compares.
"""

import re
import subprocess
import sys

from writer import ROOT, seeded

GIVEN = ROOT / "submissions" / "wrong_answer" / "given.py"
STATEMENT = ROOT / "statement" / "problem.en.md"
ENTRIES, SECONDS, REQUESTS, WINDOW = 4, 300, 4, 60
HOURS = 6
QUIET = range(3 * 3600 + 8 * 60, 3 * 3600 + 18 * 60)  # only the requests of the log are in it
LOG = """
03:10:04 GET 3 11
03:10:12 GET 5 12
03:10:20 GET 3 13
03:10:26 GET 6 14
03:10:35 GET 5 11
03:10:44 GET 6 15
03:10:52 GET 5 11
03:11:05 PUT 3 14 906
03:11:13 GET 6 14
03:11:30 GET 7 15
03:12:10 GET 7 15
03:12:50 GET 7 15
03:13:05 GET 5 11
03:13:30 GET 7 15
03:13:41 GET 6 14
03:14:10 GET 7 15
03:14:50 GET 7 15
03:15:30 GET 7 15
03:15:40 GET 3 13
03:15:58 GET 6 15
03:16:10 GET 7 15
03:16:20 GET 5 11
03:16:32 GET 6 14
"""


def clock(seconds):
    return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"


def seconds_of(time):
    hours, minutes, seconds = map(int, time.split(":"))
    return hours * 3600 + minutes * 60 + seconds


def written():
    """The requests of the log, each with its time in seconds."""
    lines = [line.split(" ", 1) for line in LOG.split("\n") if line]
    return [(seconds_of(time), request) for time, request in lines]


def people():
    """Forty clients ask for 30 keys, for three of them more often, and at times put a value."""
    rng = seeded("people")
    now = 0
    for key in range(1, 31):
        now += rng.randint(2, 5)
        yield now, f"PUT {100 + key} {key} {rng.randint(100, 999)}"
    while (now := now + rng.randint(4, 14)) < HOURS * 3600:
        key = rng.randint(1, 3) if rng.random() < 0.6 else rng.randint(4, 30)
        client = rng.randint(21, 60)
        if now in QUIET:
            continue
        if rng.random() < 0.04:
            yield now, f"PUT {client} {key} {rng.randint(100, 999)}"
        else:
            yield now, f"GET {client} {key}"


def pollers():
    """Programs that ask for one key all the time, never more often than they may."""
    for client, key, every, begin, end in [
        (8, 2, 30, "01:20:11", "03:05:00"),
        (7, 15, 40, "03:18:10", "06:00:00"),
        (9, 1, 25, "04:30:03", "06:00:00"),
    ]:
        for now in range(seconds_of(begin), seconds_of(end), every):
            yield now, f"GET {client} {key}"


def night():
    requests = [*people(), *pollers(), *written()]
    # Last in each hour, so after everything else that is asked for in its last second.
    requests += [(hour * 3600 - 1, "STATS") for hour in range(1, HOURS + 1)]
    return sorted(requests, key=lambda request: request[0])


def answers(requests):
    """What the given program answers."""
    text = f"{len(requests)} {ENTRIES} {SECONDS} {REQUESTS} {WINDOW}\n"
    text += "".join(f"{now} {request}\n" for now, request in requests)
    ran = subprocess.run(
        [sys.executable, GIVEN], input=text, capture_output=True, text=True, check=True
    )
    return ran.stdout.splitlines()


def log(requests, answered):
    begin, end = written()[0][0], written()[-1][0]
    return "".join(
        f"{clock(now)} {request}: {answer}\n"
        for (now, request), answer in zip(requests, answered)
        if begin <= now <= end
    )


def table(requests, answered):
    """By hour, from what STATS answers; old values are found by the values that were put."""
    rows = ["|hour|requests|hit rate|429|entries|old values|", "|---|---|---|---|---|---|"]
    stored, before, old = {}, [0, 0, 0], 0
    for (now, request), answer in zip(requests, answered):
        kind, *words = request.split()
        if kind == "STATS":
            *sums, entries = map(int, answer.split())
            accepted, hits, refused = (total - last for total, last in zip(sums, before))
            rate = f"{100 * hits // accepted}%"
            hour = f"{now // 3600:02}–{now // 3600 + 1:02}"
            cells = [hour, accepted + refused, rate, refused, entries, old]
            rows.append(f"|{'|'.join(map(str, cells))}|")
            before, old = sums, 0
        elif kind == "PUT" and answer != "429":
            stored[words[1]] = words[2]
        elif kind == "GET" and answer.startswith("200"):
            old += answer.split()[1] != stored[words[1]]
    return "".join(f"{row}\n" for row in rows)


def filled(statement):
    """The statement with the settings, the log and the table of the night."""
    requests = night()
    answered = answers(requests)
    settings = f"`m` = {ENTRIES}, `s` = {SECONDS}, `q` = {REQUESTS} and `w` = {WINDOW}"
    for found, new in [
        (r"`m` = .*, `s` = .* and `w` = [0-9]+", settings),
        (r"(?<=```\n)([^`]*)(?=```)", log(requests, answered)),
        (r"(^\|.*\n)+", table(requests, answered)),
    ]:
        statement, count = re.subn(found, lambda _: new, statement, flags=re.MULTILINE)
        if count != 1:
            raise ValueError(f"{count} places for {new}")
    return statement


def main():
    STATEMENT.write_text(filled(STATEMENT.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
