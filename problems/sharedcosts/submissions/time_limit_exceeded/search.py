# Slow: looks for each person in a list.
import sys


def main():
    lines = [line.split() for line in sys.stdin.read().splitlines()]
    people = []  # name, balance

    def change(name, cents):
        for person in people:
            if person[0] == name:
                person[1] += cents
                return
        people.append([name, cents])

    def book(words, sign):
        if words[0] == "pay":
            change(words[1], sign * int(words[3]))
            change(words[2], -sign * int(words[3]))
        elif words[0] == "bill":
            cents, names = int(words[2]), words[3:]
            change(words[1], sign * cents)
            for place, name in enumerate(names):
                change(name, -sign * (cents // len(names) + (place < cents % len(names))))

    for words in lines:
        book(words, 1)
        if words[0] == "cancel":
            book(lines[int(words[1])], -1)
            lines[int(words[1])] = ["gone"]
    people.sort(key=lambda person: (-person[1], person[0]))
    for name, balance in people:
        print(name, balance)
    print("open", sum(max(0, balance) for _, balance in people))


main()
