# Slow: looks through all reservations again and again.
import sys

NUMBER, ITEM, COUNT, STATE, UNTIL, HOLDS = range(6)


def main():
    lines = sys.stdin.read().splitlines()
    seconds = int(lines[0].split()[1])
    free = {}
    every = []
    holds = 0

    def serve(now, item):
        nonlocal holds
        for r in [r for r in every if r[ITEM] == item and r[STATE] == "waits"]:
            if r[COUNT] > free.get(item, 0):
                break
            free[item] -= r[COUNT]
            holds += 1
            r[STATE:] = ["held", now + seconds, holds]
            print(now, r[NUMBER], "held")

    def over(now, r, word):
        if r[STATE] == "held":
            free[r[ITEM]] += r[COUNT]
        r[STATE] = word
        print(now, r[NUMBER], word)
        serve(now, r[ITEM])

    for number, line in enumerate(lines[1:], 1):
        time, kind, *words = line.split()
        now = int(time)
        while True:
            ends = [r for r in every if r[STATE] == "held" and r[UNTIL] <= now]
            if not ends:
                break
            first = min(ends, key=lambda r: r[UNTIL:])
            over(first[UNTIL], first, "expired")
        if kind == "add":
            free[int(words[0])] = free.get(int(words[0]), 0) + int(words[1])
            serve(now, int(words[0]))
        elif kind == "hold":
            every.append([number, int(words[0]), int(words[1]), "waits", 0, 0])
            serve(now, int(words[0]))
            if every[-1][STATE] == "waits":
                print(now, number, "waits")
        else:
            r = [r for r in every if r[NUMBER] == int(words[0])][0]
            if kind == "pay" and r[STATE] == "held":
                r[STATE] = "paid"
                print(now, r[NUMBER], "paid")
            elif kind == "quit" and r[STATE] in ("held", "waits"):
                over(now, r, "gone")
            else:
                print(now, r[NUMBER], "no")
    print("free", sum(free.values()), "waits", sum(r[STATE] == "waits" for r in every))


main()
