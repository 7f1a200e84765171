# Wrong: installs all packages that are ready, in order, before it looks for the next ones; and
# calls everything that is left a cycle.
import sys


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
    installed = []
    ready = [name for name, count in open_needs.items() if count == 0]
    while ready:
        installed += sorted(ready)
        later = []
        for name in ready:
            for other in needed_by.get(name, ()):
                open_needs[other] -= 1
                if open_needs[other] == 0:
                    later.append(other)
        ready = later
    left = sorted(set(needs).difference(installed))
    print("install", *(installed or "-"))
    print("cycle", *(left or "-"))
    print("blocked -")


main()
