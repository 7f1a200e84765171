import sys


def main():
    parent, quota, own, use = {}, {}, {}, {0: 0}

    def up(team):
        """The team and all teams above it."""
        while team:
            yield team
            team = parent[team]

    def answer(kind, team, *rest):
        if kind == "team":
            above, most = rest
            if team in parent:
                return "409"
            if above and above not in parent:
                return "404"
            parent[team], quota[team], own[team], use[team] = above, most, 0, 0
            return "201"
        if team not in parent:
            return "404"
        if kind == "run":
            for other in up(team):
                if use[other] + rest[0] > quota[other]:
                    return f"429 {other}"
            own[team] += rest[0]
            for other in up(team):
                use[other] += rest[0]
            return f"200 {use[team]}"
        if kind == "stop":
            if own[team] < rest[0]:
                return "409"
            own[team] -= rest[0]
            for other in up(team):
                use[other] -= rest[0]
            return f"200 {use[team]}"
        above = rest[0]
        if above and above not in parent:
            return "404"
        path = list(up(above))
        if team in path:
            return "409"
        before = list(up(parent[team]))
        for other in path:
            if other not in before and use[other] + use[team] > quota[other]:
                return f"429 {other}"
        for other in before:
            use[other] -= use[team]
        for other in path:
            use[other] += use[team]
        parent[team] = above
        return "200"

    out = []
    for line in sys.stdin.read().splitlines()[1:]:
        kind, *rest = line.split()
        out.append(answer(kind, *map(int, rest)))
    print("\n".join(out))


main()
