# Wrong: threads that wait for a deadlock count as queued.
import sys
from collections import deque


def main():
    lines = sys.stdin.read().splitlines()
    queues = {}  # lock -> its holder, then those that wait
    wants = {}  # waiting thread -> the line of its want, and the lock
    for number, line in enumerate(lines[1:], 1):
        kind, thread, lock = line.split()
        queue = queues.setdefault(lock, deque())
        if kind == "want":
            queue.append(thread)
            if len(queue) > 1:
                wants[thread] = (number, lock)
        else:
            queue.popleft()
            if queue:
                del wants[queue[0]]

    # Walk from each thread to one whose fate is known, or until the walk meets itself.
    following = {thread: queues[lock][0] for thread, (_, lock) in wants.items()}
    fate = {}
    deadlocks = []
    for thread in following:
        walk = []
        while thread in following and thread not in fate:
            fate[thread] = "walk"
            walk.append(thread)
            thread = following[thread]
        found = fate.get(thread, "queued")
        if found == "walk":
            ring = walk[walk.index(thread) :]
            closed = max(range(len(ring)), key=lambda i: wants[ring[i]])
            deadlocks.append((wants[ring[closed]][0], *ring[closed:], *ring[:closed]))
            fate.update(dict.fromkeys(walk, "stuck"))
            fate.update(dict.fromkeys(ring, "deadlock"))
        else:
            fate.update(dict.fromkeys(walk, "queued" if found == "queued" else "stuck"))
    for deadlock in sorted(deadlocks):
        print("deadlock", *deadlock)
    fates = list(fate.values())
    print("stuck", 0, "queued", fates.count("stuck") + fates.count("queued"))


main()
