import sys
from collections import deque


def main():
    lots = deque()  # [units, price], oldest first
    units = worth = 0
    out = []
    for line in sys.stdin.read().splitlines()[1:]:
        entry = line.split()
        if entry[0] == "buy":
            count, price = int(entry[1]), int(entry[2])
            lots.append([count, price])
            units += count
            worth += count * price
        elif entry[0] == "stock":
            out.append(f"stock {units} {worth}")
        elif int(entry[1]) > units:
            out.append(f"short {int(entry[1]) - units}")
        else:
            open_count = int(entry[1])
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
            out.append(f"sold {cost}")
    print("\n".join(out))


main()
