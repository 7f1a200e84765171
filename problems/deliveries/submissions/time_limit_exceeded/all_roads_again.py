# Slow: goes through all roads until nothing changes any more.
import sys

DAY = 1440


def minutes(text):
    return 60 * int(text[:2]) + int(text[3:5])


def main():
    lines = sys.stdin.read().splitlines()
    n, m, q, ready = lines[0].split()
    n, m, q = int(n), int(m), int(q)
    roads = []
    for line in lines[1 : m + 1]:
        a, b, length, *gate = line.split()
        a, b, length = int(a), int(b), int(length)
        opens, hours = 0, DAY
        if gate:
            opens, closes = minutes(gate[0]), minutes(gate[0][6:])
            hours = (closes - opens) % DAY
        roads.append((a, b, length, opens, hours))
        roads.append((b, a, length, opens, hours))

    arrival = [None] * (n + 1)
    arrival[1] = minutes(ready)
    changed = True
    while changed:
        changed = False
        for place, other, length, opens, hours in roads:
            if arrival[place] is None:
                continue
            since = (arrival[place] - opens) % DAY
            wait = 0 if since < hours else DAY - since
            time = arrival[place] + wait + length
            if arrival[other] is None or time < arrival[other]:
                arrival[other] = time
                changed = True

    out = []
    for line in lines[m + 1 : m + 1 + q]:
        time = arrival[int(line)]
        if time is None:
            out.append("never")
        else:
            out.append(f"day {time // DAY + 1} {time % DAY // 60:02}:{time % 60:02}")
    print("\n".join(out))


main()
