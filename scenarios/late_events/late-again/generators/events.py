"""Lines of events; the same file in every task of the scenario."""

SHOPS = ["airport", "bridge", "castle", "docks", "east", "harbour", "market", "north", "park", "west"]


def event(key, shop, time, count, rev=None, rng=None):
    """One good line, with its fields in any order where there is a random generator."""
    pieces = [f"id={key}", f"shop={shop}", f"time={time}", f"count={count}"]
    if rev is not None:
        pieces.append(f"rev={rev}")
    if rng:
        rng.shuffle(pieces)
    return ";".join(pieces)


def word(number):
    """A different word of letters for every number."""
    text = ""
    while True:
        text = chr(97 + number % 26) + text
        number //= 26
        if number == 0:
            return text


def spoil(line, rng):
    """One of the ways in which a line is broken."""
    pieces = line.split(";")
    way = rng.randrange(7)
    if way == 0:
        return line.replace("=", ":", 1)
    if way == 1:
        return line + ";"
    if way == 2:
        return line + ";" + rng.choice(pieces)
    if way == 3:
        return ";".join(pieces[1:])
    if way == 4:
        return line.replace("time=", "time=0")
    if way == 5:
        return line.replace("count=", "count=-")
    return line.replace("shop=", "shop=9")


def stream(rng, n, shops=SHOPS, step=3, late=0.1, back=30, again=0.1, fix=0.1, bad=0.05, moved=0.3):
    """A stream whose time goes on by `step` a line; some lines are late, copies, revisions or broken."""
    lines, sent, now = [], [], 0
    for number in range(n):
        now += rng.randint(0, 2 * step)
        choice = rng.random()
        if sent and choice < again:
            line = event(*rng.choice(sent[-200:]), rng=rng)
        elif sent and choice < again + fix:
            at = rng.randrange(max(0, len(sent) - 60), len(sent))
            key, shop, time, count, rev = sent[at]
            if rng.random() < moved:
                time = max(0, time + rng.randint(-back, back))
            if rng.random() < 0.2:
                shop = rng.choice(shops)
            sent[at] = (key, shop, time, rng.randint(1, 99), (rev or 0) + rng.randint(0, 2))
            line = event(*sent[at], rng=rng)
        else:
            time = max(0, now - rng.randint(0, back)) if rng.random() < late else now
            sent.append((f"e{number}", rng.choice(shops), time, rng.randint(1, 99), None))
            line = event(*sent[-1], rng=rng)
        lines.append(spoil(line, rng) if rng.random() < bad else line)
    return lines


def text(*lines):
    return "".join(line + "\n" for line in lines)
