# Slow: adds up all lots whenever the number of units or their worth is needed.
import sys


def main():
    lots = []
    out = []
    for line in sys.stdin.read().splitlines()[1:]:
        entry = line.split()
        if entry[0] == "buy":
            lots.append([int(entry[1]), int(entry[2])])
            continue
        units = sum(count for count, _ in lots)
        if entry[0] == "stock":
            out.append(f"stock {units} {sum(count * price for count, price in lots)}")
        elif int(entry[1]) > units:
            out.append(f"short {int(entry[1]) - units}")
        else:
            open_count = int(entry[1])
            cost = 0
            while open_count > 0:
                taken = min(open_count, lots[0][0])
                cost += taken * lots[0][1]
                open_count -= taken
                lots[0][0] -= taken
                if lots[0][0] == 0:
                    lots.pop(0)
            out.append(f"sold {cost}")
    print("\n".join(out))


main()
