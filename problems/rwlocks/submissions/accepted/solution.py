import sys
from collections import deque

WAITS, HOLDS, GONE = range(3)


def main():
    lines = sys.stdin.read().splitlines()[1:]
    thread, writes, state = {}, {}, {}  # of requests, which are numbered by their `ask` lines
    current = {}  # thread and lock -> request
    locks = {}  # lock -> for waiting and holding, the requests of all and of writers

    def first(requests, wanted):
        """The first of them that still waits or holds."""
        while requests and state[requests[0]] != wanted:
            requests.popleft()
        return requests[0] if requests else None

    for number, line in enumerate(lines, 1):
        kind, who, name, *mode = line.split()
        lock = locks.setdefault(name, ((deque(), deque()), (deque(), deque())))
        if kind == "ask":
            thread[number], writes[number], state[number] = who, mode == ["write"], WAITS
            current[who, name] = number
            place = WAITS
        elif kind == "get":
            number, line = current[who, name], number
            writer = writes[number]
            holder = first(lock[HOLDS][0 if writer else 1], HOLDS)
            waiter = first(lock[WAITS][0 if writer else 1], WAITS)
            if holder is not None:
                print(line, "conflict", thread[holder])
            elif waiter is not None and waiter < number:
                print(line, "unfair", thread[waiter])
            state[number] = HOLDS
            place = HOLDS
        else:
            state[current[who, name]] = GONE
            continue
        lock[place][0].append(number)
        if writes[number]:
            lock[place][1].append(number)

    held = idle = 0
    for waiting, holding in locks.values():
        if first(holding[0], HOLDS) is not None:
            held += 1
        elif first(waiting[0], WAITS) is not None:
            idle += 1
    print("held", held, "waiting", sum(s == WAITS for s in state.values()), "idle", idle)


main()
