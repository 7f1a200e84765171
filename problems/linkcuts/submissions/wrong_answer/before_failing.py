# Wrong: gives the sizes from before the cable failed.
import sys


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    n, m, c = numbers[:3]
    ends = list(zip(numbers[3 : 3 + 2 * m : 2], numbers[4 : 3 + 2 * m : 2]))
    failing = [number - 1 for number in numbers[3 + 2 * m :]]
    group = list(range(n + 1))
    members = [[server] for server in range(n + 1)]
    cut = [0] * (n + 1)
    cut[1] = -1
    largest = 1

    def connect(cable, moment):
        """Joins two groups; servers that reach server 1 by this are cut off at that moment."""
        nonlocal largest
        small, large = (group[end] for end in ends[cable])
        if small == large:
            return
        main_group = group[1]
        if main_group in (small, large):
            for server in members[small if large == main_group else large]:
                cut[server] = moment
        if len(members[small]) > len(members[large]):
            small, large = large, small
        for server in members[small]:
            group[server] = large
        members[large] += members[small]
        members[small] = []
        largest = max(largest, len(members[large]))

    # Backwards in time, cables come back instead of failing.
    for cable in sorted(set(range(m)) - set(failing)):
        connect(cable, -1)
    lines = []
    for moment in range(c, 0, -1):
        connect(failing[moment - 1], moment)
        lines.append(f"{len(members[group[1]])} {largest}")
    print("\n".join(reversed(lines)))
    print(*cut[1:])


main()
