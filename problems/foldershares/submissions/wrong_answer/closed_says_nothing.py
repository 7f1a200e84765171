# Wrong: what is said for a closed folder itself does not count.
import sys

HEIGHT = {"read": 1, "write": 2, "own": 3, "deny": 4}


def answer(entries):
    """Of the entries that count: depth of the folder, folder and level."""
    _, _, folder, level = max((HEIGHT[level], depth, folder, level) for depth, folder, level in entries)
    return f"{level} {folder}"


def main():
    lines = iter(sys.stdin.read().splitlines())
    n, u, e, q = map(int, next(lines).split())
    inside = [[] for _ in range(n + 1)]
    closed = [False] * (n + 1)
    for folder in range(1, n + 1):
        parent, state = next(lines).split()
        inside[int(parent)].append(folder)
        closed[folder] = state == "closed"
    groups = {}
    for _ in range(u):
        user, *groups[user] = next(lines).split()
    entries = [[] for _ in range(n + 1)]
    for _ in range(e):
        folder, who, level = next(lines).split()
        entries[int(folder)].append((who, level))
    questions = [[] for _ in range(n + 1)]
    for number in range(q):
        user, folder = next(lines).split()
        questions[int(folder)].append((number, user))

    answers = ["nothing"] * q
    have = {}  # user or group -> its entries on the way to the root, the last one is the nearest
    todo = [(1, 1, 1)]  # folder, or its opposite on the way back; depth; depth of the way's end
    while todo:
        folder, depth, end = todo.pop()
        if folder < 0:
            for who, _ in entries[-folder]:
                have[who].pop()
            continue
        if closed[folder]:
            end = depth
        for who, level in entries[folder]:
            have.setdefault(who, []).append((depth, folder, level))
        for number, user in questions[folder]:
            for names in ([user], groups[user]):
                known = [have[name][-1] for name in names if have.get(name)]
                known = [entry for entry in known if entry[0] > end or end == 1 and not closed[1]]
                if known:
                    answers[number] = answer(known)
                    break
        todo.append((-folder, depth, end))
        todo += [(other, depth + 1, end) for other in inside[folder]]
    print("\n".join(answers))


main()
