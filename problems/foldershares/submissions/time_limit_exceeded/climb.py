# Slow: climbs the whole way for each user and group in question.
import sys

HEIGHT = {"read": 1, "write": 2, "own": 3, "deny": 4}


def main():
    lines = iter(sys.stdin.read().splitlines())
    n, u, e, q = map(int, next(lines).split())
    parents, closed = [0] * (n + 1), [False] * (n + 1)
    for folder in range(1, n + 1):
        parent, state = next(lines).split()
        parents[folder] = int(parent)
        closed[folder] = state == "closed"
    groups = {}
    for _ in range(u):
        user, *groups[user] = next(lines).split()
    entries = {}
    for _ in range(e):
        folder, who, level = next(lines).split()
        entries[int(folder), who] = level

    def nearest(folder, who):
        steps = 0
        while folder and (folder, who) not in entries:
            folder = 0 if closed[folder] else parents[folder]
            steps -= 1
        return [(HEIGHT[entries[folder, who]], steps, folder)] if folder else []

    for _ in range(q):
        user, folder = next(lines).split()
        folder = int(folder)
        found = nearest(folder, user)
        if not found:
            for group in groups[user]:
                found += nearest(folder, group)
        if found:
            folder = max(found)[2]
            height = max(found)[0]
            print(["read", "write", "own", "deny"][height - 1], folder)
        else:
            print("nothing")


main()
