# Slow: searches all groups again after each cable that fails.
import sys


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    n, m, c = numbers[:3]
    ends = list(zip(numbers[3 : 3 + 2 * m : 2], numbers[4 : 3 + 2 * m : 2]))
    working = [set() for _ in range(n + 1)]
    for number, (a, b) in enumerate(ends, 1):
        working[a].add((number, b))
        working[b].add((number, a))
    cut = [-1] * (n + 1)
    for moment, cable in enumerate([0] + numbers[3 + 2 * m :]):
        if cable:
            a, b = ends[cable - 1]
            working[a].remove((cable, b))
            working[b].remove((cable, a))
        seen, sizes = set(), []
        for start in range(1, n + 1):
            if start in seen:
                continue
            seen.add(start)
            found = [start]
            for server in found:
                for _, other in working[server]:
                    if other not in seen:
                        seen.add(other)
                        found.append(other)
            sizes.append(len(found))
            if start > 1:
                for server in found:
                    if cut[server] == -1:
                        cut[server] = moment
        if cable:
            print(sizes[0], max(sizes))
    print(*cut[1:])


main()
