# Slow: keeps the time of last use with each item and scans all items for the oldest.
import sys


def main():
    lines = sys.stdin.read().splitlines()
    capacity = int(lines[0].split()[1])
    sizes = {}
    last_use = {}
    hits = misses = evictions = 0
    for time, line in enumerate(lines[1:]):
        event, key, *size = line.split()
        if event == "g":
            if key in sizes:
                hits += 1
                last_use[key] = time
            else:
                misses += 1
            continue
        if key in sizes:
            del sizes[key], last_use[key]
        if event == "p" and int(size[0]) <= capacity:
            sizes[key] = int(size[0])
            last_use[key] = time
            while sum(sizes.values()) > capacity:
                oldest = min(last_use, key=last_use.get)
                del sizes[oldest], last_use[oldest]
                evictions += 1

    print(hits, misses, evictions)
    print(len(sizes), *sorted(sizes, key=lambda key: -last_use[key]))


main()
