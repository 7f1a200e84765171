# Slow: reads the log again from its beginning for each commit.
import sys


def seen_version(lines, who, key):
    """What the transaction has seen of a key that it wrote; None if it wrote it blind."""
    version, seen, wrote = 0, None, {}
    for line in lines:
        kind, other, *name = line.split()
        if name == [key]:
            if kind == "write":
                if other == who:
                    return seen
                wrote[other] = True
            elif other == who:
                seen = version
        elif kind == "commit" and other in wrote:
            version += 1
    return seen


def main():
    lines = sys.stdin.read().splitlines()[1:]
    made, lost = [], set()  # versions: key, number and maker
    for index, line in enumerate(lines):
        kind, who, *_ = line.split()
        if kind != "commit":
            continue
        words = [other.split() for other in lines[:index]]
        for key in sorted({word[2] for word in words if word[:2] == ["write", who]}):
            seen = seen_version(lines[:index], who, key)
            older = [version for version in made if version[0] == key]
            for version in older:
                if seen is not None and version[1] > seen and version not in lost:
                    lost.add(version)
                    print(key, version[2], who)
            made.append((key, len(older) + 1, who))
    print("lost", len(lost), "made", len(made))


main()
