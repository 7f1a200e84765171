# Wrong: when the new size is too large, the old item of the same key stays in the cache.
import sys
from collections import OrderedDict


def main():
    lines = sys.stdin.read().splitlines()
    capacity = int(lines[0].split()[1])
    cache = OrderedDict()
    used = hits = misses = evictions = 0
    for line in lines[1:]:
        event, key, *size = line.split()
        if event == "g":
            if key in cache:
                hits += 1
                cache.move_to_end(key)
            else:
                misses += 1
            continue
        if event == "p" and int(size[0]) > capacity:
            continue
        used -= cache.pop(key, 0)
        if event == "p" and int(size[0]) <= capacity:
            cache[key] = int(size[0])
            used += cache[key]
            while used > capacity:
                used -= cache.popitem(last=False)[1]
                evictions += 1

    print(hits, misses, evictions)
    print(len(cache), *reversed(cache))


main()
