import sys


def main():
    lines = sys.stdin.read().splitlines()[1:]
    newest = {}  # key -> its newest version
    kept = {}  # key -> versions that are not lost and their makers, the newest one last
    seen, written = {}, {}  # of open transactions
    answers = []
    made = 0
    for line in lines:
        kind, who, *key = line.split()
        if kind == "begin":
            seen[who], written[who] = {}, set()
        elif kind == "read":
            if key[0] not in written[who]:
                seen[who][key[0]] = newest.get(key[0], 0)
        elif kind == "write":
            written[who].add(key[0])
        elif kind == "commit":
            for name in sorted(written[who]):
                versions = kept.setdefault(name, [])
                lost = []
                while name in seen[who] and versions and versions[-1][0] > seen[who][name]:
                    lost.append(f"{name} {versions.pop()[1]} {who}")
                answers += reversed(lost)
                newest[name] = newest.get(name, 0) + 1
                versions.append((newest[name], who))
                made += 1
    print("\n".join([*answers, f"lost {len(answers)} made {made}"]))


main()
