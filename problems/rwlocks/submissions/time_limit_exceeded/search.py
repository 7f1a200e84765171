# Slow: looks through all requests of the log.
import sys


def main():
    lines = sys.stdin.read().splitlines()[1:]
    requests = []  # in the order of asking: thread, lock, writes, when it got the lock, over
    for number, line in enumerate(lines, 1):
        kind, who, name, *mode = line.split()
        if kind == "ask":
            requests.append([who, name, mode == ["write"], 0, False])
            continue
        own = [request for request in requests if request[:2] == [who, name]][-1]
        if kind != "get":
            own[4] = True
            continue
        others = [r for r in requests if r[1] == name and not r[4] and (own[2] or r[2])]
        holding = [request for request in others if request[3]]
        waiting = [request for request in others if not request[3]]
        if holding:
            print(number, "conflict", min(holding, key=lambda request: request[3])[0])
        elif waiting and requests.index(waiting[0]) < requests.index(own):
            print(number, "unfair", waiting[0][0])
        own[3] = number
    requests = [request for request in requests if not request[4]]
    held = {request[1] for request in requests if request[3]}
    waiting = [request[1] for request in requests if not request[3]]
    print("held", len(held), "waiting", len(waiting), "idle", len(set(waiting) - held))


main()
