# Slow: looks through all packages for the next one, and walks from each that is left.
import sys


def reaches_itself(start, needs):
    seen = set()
    work = list(needs[start])
    while work:
        name = work.pop()
        if name == start:
            return True
        if name not in seen:
            seen.add(name)
            work += needs.get(name, ())
    return False


def main():
    needs = {}
    for line in sys.stdin.read().splitlines()[1:]:
        name, *others = line.split()
        needs[name] = set(others)

    waiting = sorted(needs)
    installed = []
    done = set()
    while True:
        name = next((name for name in waiting if needs[name] <= done), None)
        if name is None:
            break
        waiting.remove(name)
        installed.append(name)
        done.add(name)

    cycle = [name for name in waiting if reaches_itself(name, needs)]
    blocked = sorted(set(waiting).difference(cycle))
    print("install", *(installed or "-"))
    print("cycle", *(cycle or "-"))
    print("blocked", *(blocked or "-"))


main()
