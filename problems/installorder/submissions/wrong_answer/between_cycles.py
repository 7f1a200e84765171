# Wrong: what is left, needs something left and is needed by something left counts as on a cycle;
# so a package between two cycles does too.
import sys
from heapq import heapify, heappop, heappush


def main():
    needs = {}
    for line in sys.stdin.read().splitlines()[1:]:
        name, *others = line.split()
        needs[name] = set(others)

    needed_by = {}
    for name, others in needs.items():
        for other in others:
            needed_by.setdefault(other, []).append(name)

    open_needs = {name: len(others) for name, others in needs.items()}
    ready = [name for name, count in open_needs.items() if count == 0]
    heapify(ready)
    installed = []
    while ready:
        name = heappop(ready)
        installed.append(name)
        for other in needed_by.get(name, ()):
            open_needs[other] -= 1
            if open_needs[other] == 0:
                heappush(ready, other)

    left = set(needs).difference(installed)
    blocked = set()

    def trim(start, ahead, behind):
        queue = [name for name in start if not any(o in cycle for o in ahead(name))]
        while queue:
            name = queue.pop()
            if name in blocked:
                continue
            blocked.add(name)
            cycle.discard(name)
            queue += [
                o
                for o in behind(name)
                if o in cycle and not any(p in cycle for p in ahead(o))
            ]

    cycle = set(left)
    uses = lambda name: needs.get(name, ())
    users = lambda name: needed_by.get(name, ())
    trim(left, uses, users)
    trim(left - blocked, users, uses)
    print("install", *(installed or "-"))
    print("cycle", *(sorted(cycle) or "-"))
    print("blocked", *(sorted(blocked) or "-"))


main()
