# Wrong: a message is still held at the time at which it comes back.
import sys

WAITING, HELD, DONE, DEAD = range(4)


def main():
    lines = sys.stdin.read().splitlines()
    _, hold, most = map(int, lines[0].split())
    state, takes, until = [None], [0], [0]  # of messages, from number 1 on
    queue, taken = [], []  # messages that were sent or came back; those taken, and until when
    first = oldest = 0  # places in these lists
    out = []

    def come_back(now):
        nonlocal oldest
        while oldest < len(taken) and taken[oldest][1] < now:
            message, end = taken[oldest]
            oldest += 1
            if state[message] != HELD or until[message] != end:
                continue
            if takes[message] == most:
                state[message] = DEAD
            else:
                state[message] = WAITING
                queue.append(message)

    for line in lines[1:]:
        time, kind, *rest = line.split()
        now = int(time)
        come_back(now)
        if kind == "send":
            queue.append(len(state))
            state.append(WAITING)
            takes.append(0)
            until.append(0)
        elif kind == "take":
            if first == len(queue):
                out.append("none")
                continue
            message = queue[first]
            first += 1
            state[message] = HELD
            takes[message] += 1
            until[message] = now + hold
            taken.append((message, now + hold))
            out.append(str(message))
        else:
            message = int(rest[0])
            if message < len(state) and state[message] == HELD:
                state[message] = DONE
                out.append("ok")
            else:
                out.append("late")
    for name, which in [("waiting", WAITING), ("held", HELD), ("done", DONE), ("dead", DEAD)]:
        out.append(f"{name} {state.count(which)}")
    print("\n".join(out[:-4] + [" ".join(out[-4:])]))


main()
