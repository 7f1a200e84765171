# Slow: keeps the pairs in a list and looks through it.
import sys


def main():
    lines = sys.stdin.read().splitlines()[1:]
    held, inside = {}, []
    for number, line in enumerate(lines, 1):
        kind, thread, lock = line.split()
        lock = int(lock)
        locks = held.setdefault(thread, [])
        if kind == "unlock":
            locks.remove(lock)
            continue
        for outer in locks:
            for entry in inside:
                if entry[0] == outer and entry[1] == lock:
                    entry[3].add(thread)
                    break
            else:
                inside.append((outer, lock, number, {thread}))
        locks.append(lock)
    pairs = []
    for a, b, first, threads in inside:
        if a < b:
            for c, d, other, others in inside:
                if c == b and d == a and len(threads | others) > 1:
                    pairs.append((a, b, first, other))
    for pair in sorted(pairs):
        print(*pair)
    print("pairs", len(pairs), "locks", len({lock for pair in pairs for lock in pair[:2]}))


main()
