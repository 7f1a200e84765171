"""Exits with 42 when standard input is a valid input, otherwise with 43 and the reason."""

import re
import sys


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def integers(line, *bounds):
    """The integers of a line, each of which is within its bounds."""
    parts = line.split(" ")
    if len(parts) != len(bounds) or not all(re.fullmatch("0|-?[1-9][0-9]{0,11}", p) for p in parts):
        refuse(f"not {len(bounds)} integers: {line!r}")
    numbers = [int(part) for part in parts]
    if not all(low <= number <= high for number, (low, high) in zip(numbers, bounds)):
        refuse(f"out of bounds: {line!r}")
    return numbers


def check(lines):
    (n,) = integers(lines[0], (1, 15_000))
    if len(lines) != n + 1:
        refuse(f"there are not {n} requests")
    parent, quota, own, use, below = {}, {}, {}, {0: 0}, {0: set()}

    def up(team):
        path = []
        while team:
            path.append(team)
            team = parent[team]
        return path

    def depth(team):
        """How many teams are below each other, from this one on."""
        count, level = 0, {team}
        while level:
            count, level = count + 1, {other for one in level for other in below[one]}
        return count

    for line in lines[1:]:
        kind, _, rest = line.partition(" ")
        if kind == "team":
            team, above, most = integers(rest, (1, 15_000), (0, 15_000), (0, 1_000_000_000))
            if team not in below and above in below:
                parent[team], quota[team], own[team], use[team] = above, most, 0, 0
                below[team] = set()
                below[above].add(team)
                if len(up(team)) > 21:
                    refuse(f"too deep: {line!r}")
        elif kind == "move":
            team, above = integers(rest, (1, 15_000), (0, 15_000))
            if team not in parent or above not in below or team in up(above):
                continue
            old = up(parent[team])
            if any(use[other] + use[team] > quota[other] for other in up(above) if other not in old):
                continue
            for other in old:
                use[other] -= use[team]
            below[parent[team]].discard(team)
            parent[team] = above
            below[above].add(team)
            for other in up(above):
                use[other] += use[team]
            if len(up(above)) + depth(team) > 21:
                refuse(f"too deep: {line!r}")
        elif kind in ("run", "stop"):
            team, more = integers(rest, (1, 15_000), (1, 1_000_000))
            more = more if kind == "run" else -more
            if team not in parent or own[team] + more < 0:
                continue
            if more < 0 or all(use[other] + more <= quota[other] for other in up(team)):
                own[team] += more
                for other in up(team):
                    use[other] += more
        else:
            refuse(f"unknown: {line!r}")


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    if not text.endswith("\n"):
        refuse("the last line does not end with a newline")
    check(text[:-1].split("\n"))
    sys.exit(42)


main()
