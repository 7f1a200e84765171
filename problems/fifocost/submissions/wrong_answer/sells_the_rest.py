# Wrong: when there are too few units, it sells those that are there.
import sys
from collections import deque


def main():
    lots = deque()
    units = worth = 0
    out = []
    for line in sys.stdin.read().splitlines()[1:]:
        entry = line.split()
        if entry[0] == "buy":
            count, price = int(entry[1]), int(entry[2])
            lots.append([count, price])
            units += count
            worth += count * price
            continue
        if entry[0] == "stock":
            out.append(f"stock {units} {worth}")
            continue
        wanted = int(entry[1])
        open_count = min(wanted, units)
        missing = wanted - open_count
        cost = 0
        units -= open_count
        while open_count > 0:
            taken = min(open_count, lots[0][0])
            cost += taken * lots[0][1]
            open_count -= taken
            lots[0][0] -= taken
            if lots[0][0] == 0:
                lots.popleft()
        worth -= cost
        out.append(f"short {missing}" if missing else f"sold {cost}")
    print("\n".join(out))


main()
