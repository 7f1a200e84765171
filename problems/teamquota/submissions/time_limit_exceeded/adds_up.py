# Slow: adds up the computers of all teams below whenever it needs a use.
import sys


def main():
    parent, quota, own = {}, {}, {}

    def up(team):
        path = []
        while team:
            path.append(team)
            team = parent[team]
        return path

    def uses():
        use = dict.fromkeys(parent, 0)
        for team in parent:
            for other in up(team):
                use[other] += own[team]
        return use

    def answer(kind, team, *rest):
        if kind == "team":
            if team in parent:
                return "409"
            if rest[0] and rest[0] not in parent:
                return "404"
            (parent[team], quota[team]), own[team] = rest, 0
            return "201"
        if team not in parent or (kind == "move" and rest[0] and rest[0] not in parent):
            return "404"
        if kind == "move":
            above = rest[0]
            if team in up(above):
                return "409"
            before, parent[team] = parent[team], above
            use = uses()
            for other in up(above):
                if use[other] > quota[other]:
                    parent[team] = before
                    return f"429 {other}"
            return "200"
        more = rest[0] if kind == "run" else -rest[0]
        if own[team] + more < 0:
            return "409"
        own[team] += more
        use = uses()
        for other in up(team):
            if use[other] > quota[other]:
                own[team] -= more
                return f"429 {other}"
        return f"200 {use[team]}"

    for line in sys.stdin.read().splitlines()[1:]:
        kind, *rest = line.split()
        print(answer(kind, *map(int, rest)))


main()
