# Slow: looks for everything in lists.
import sys


def main():
    lines = sys.stdin.read().splitlines()
    _, seconds, seconds_none = map(int, lines[0].split())
    store = []  # key, value
    cache = []  # kind, path, answer, until
    for line in lines[1:]:
        time, kind, path, *rest = line.split()
        now = int(time)
        values = [value for key, value in store if key == path]
        if kind in ("get", "count"):
            found = [e for e in cache if e[0] == kind and e[1] == path and now < e[3]]
            if found:
                print("hit", found[0][2])
                continue
            answer = values[0] if values else "none"
            if kind == "count":
                answer = sum(key.startswith(path + "/") for key, _ in store)
            print("miss", answer)
            cache.append((kind, path, answer, now + (seconds_none if answer == "none" else seconds)))
            continue
        if kind == "put" or values:
            cache = [e for e in cache if e[0] == "count" or e[1] != path]
        if (kind == "put") != bool(values):
            cache = [e for e in cache if e[0] == "get" or not path.startswith(e[1] + "/")]
        store = [entry for entry in store if entry[0] != path]
        if kind == "put":
            store.append((path, rest[0]))


main()
