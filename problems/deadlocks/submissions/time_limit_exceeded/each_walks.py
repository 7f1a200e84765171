# Slow: each waiting thread walks to the end of its chain.
import sys


def main():
    holders, queues, wants = {}, {}, {}
    for number, line in enumerate(sys.stdin.read().splitlines()[1:], 1):
        kind, thread, lock = line.split()
        queue = queues.setdefault(lock, [])
        if kind == "free":
            del holders[lock]
            if queue:
                holders[lock] = queue.pop(0)
                del wants[holders[lock]]
        elif lock in holders:
            queue.append(thread)
            wants[thread] = (number, lock)
        else:
            holders[lock] = thread
    deadlocks = set()
    stuck = queued = 0
    for thread in wants:
        walk, seen = [], set()
        at = thread
        while at in wants and at not in seen:
            seen.add(at)
            walk.append(at)
            at = holders[wants[at][1]]
        if at not in wants:
            queued += 1
        elif at == thread:
            last = walk.index(max(walk, key=wants.get))
            deadlocks.add((wants[walk[last]][0], *walk[last:], *walk[:last]))
        else:
            stuck += 1
    for deadlock in sorted(deadlocks):
        print("deadlock", *deadlock)
    print("stuck", stuck, "queued", queued)


main()
