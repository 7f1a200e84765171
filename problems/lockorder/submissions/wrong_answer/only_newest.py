# Wrong: looks only at the lock that the thread took last.
import sys


def main():
    lines = sys.stdin.read().splitlines()[1:]
    held = {}  # thread -> its locks
    inside = {}  # outer lock and inner lock -> first line, and up to two threads
    for number, line in enumerate(lines, 1):
        kind, thread, lock = line.split()
        lock = int(lock)
        locks = held.setdefault(thread, [])
        if kind == "unlock":
            locks.remove(lock)
            continue
        for outer in locks[-1:]:
            threads = inside.setdefault((outer, lock), (number, set()))[1]
            if len(threads) < 2:
                threads.add(thread)
        locks.append(lock)
    pairs = []
    for (a, b), (first, threads) in inside.items():
        if a < b and (b, a) in inside:
            other, others = inside[b, a]
            if len(threads | others) > 1:
                pairs.append((a, b, first, other))
    for pair in sorted(pairs):
        print(*pair)
    print("pairs", len(pairs), "locks", len({lock for pair in pairs for lock in pair[:2]}))


main()
