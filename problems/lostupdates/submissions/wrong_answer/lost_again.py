# Wrong: a version can be lost several times.
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
                if name in seen[who]:
                    newer = [v for v in reversed(versions) if v[0] > seen[who][name]]
                    lost = [f"{name} {maker} {who}" for _, maker in newer]
                answers += reversed(lost)
                newest[name] = newest.get(name, 0) + 1
                versions.append((newest[name], who))
                made += 1
    print("\n".join([*answers, f"lost {len(answers)} made {made}"]))


main()
