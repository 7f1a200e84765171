# Slow: looks for everything in lists.
import sys


def main():
    lines = sys.stdin.read().splitlines()
    _, most_entries, seconds, most_requests, window = map(int, lines[0].split())
    store = []  # key, value
    cache = []  # key, value, since; the one used last is last
    log = []  # client, window
    hits = refused = 0
    for line in lines[1:]:
        time, kind, *rest = line.split()
        now = int(time)
        if kind == "STATS":
            print(len(log), hits, refused, len(cache))
            continue
        client, key = rest[:2]
        if sum(entry == (client, now // window) for entry in log) == most_requests:
            refused += 1
            print("429")
            continue
        log.append((client, now // window))
        values = [value for known, value in store if known == key]
        found = [entry for entry in cache if entry[0] == key]
        cache = [entry for entry in cache if entry[0] != key]
        if kind == "PUT":
            store = [entry for entry in store if entry[0] != key] + [(key, rest[2])]
            print("200" if values else "201")
        elif found and now < found[0][2] + seconds:
            hits += 1
            cache.append(found[0])
            print("200", found[0][1], "hit")
        elif values:
            cache.append((key, values[0], now))
            cache = cache[-most_entries:]
            print("200", values[0], "miss")
        else:
            print("404")


main()
