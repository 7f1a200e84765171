# Slow: goes back through the log from each line that reads or writes.
import sys


def main():
    log = [line.split() for line in sys.stdin.read().splitlines()[1:]]
    racing = []
    for number, (kind, thread, thing) in enumerate(log):
        if kind not in ("read", "write"):
            continue
        threads, locks = {thread}, set()  # whose earlier lines come before this one
        for back in range(number - 1, -1, -1):
            other, who, what = log[back]
            if other == "unlock" and what in locks:
                threads.add(who)
            if who in threads:
                if other == "lock":
                    locks.add(what)
            elif what == thing and "write" in (kind, other) and other in ("read", "write"):
                print(number + 1, back + 1)
                racing.append(thing)
                break
    print("races", len(racing), "variables", len(set(racing)))


main()
