import sys
from heapq import heappop, heappush

DAY = 1440


def minutes(text):
    return 60 * int(text[:2]) + int(text[3:5])


def main():
    lines = sys.stdin.read().splitlines()
    n, m, q, ready = lines[0].split()
    n, m, q = int(n), int(m), int(q)
    roads = [[] for _ in range(n + 1)]
    for line in lines[1 : m + 1]:
        a, b, length, *gate = line.split()
        a, b, length = int(a), int(b), int(length)
        opens, hours = 0, DAY
        if gate:
            opens, closes = minutes(gate[0]), minutes(gate[0][6:])
            hours = (closes - opens) % DAY
        roads[a].append((b, length, opens, hours))
        roads[b].append((a, length, opens, hours))

    arrival = [None] * (n + 1)
    queue = [(minutes(ready), 1)]
    while queue:
        time, place = heappop(queue)
        if arrival[place] is not None:
            continue
        arrival[place] = time
        for other, length, opens, hours in roads[place]:
            if arrival[other] is None:
                since = (time - opens) % DAY  # minutes since the gate opened last
                wait = 0 if since < hours else DAY - since
                heappush(queue, (time + wait + length, other))

    out = []
    for line in lines[m + 1 : m + 1 + q]:
        time = arrival[int(line)]
        if time is None:
            out.append("never")
        else:
            out.append(f"day {time // DAY + 1} {time % DAY // 60:02}:{time % 60:02}")
    print("\n".join(out))


main()
