# Slow: looks through the entries of each ticket for each part.
import sys


def main():
    lines = sys.stdin.read().splitlines()
    count, _ = map(int, lines[0].split())
    tickets = [line.split() for line in lines[1 : count + 1]]

    def holds(parts, ticket):
        """Takes a query off the parts, which are in the order from right to left."""
        found, series = False, True
        while parts:
            part = parts.pop()
            if part == ")":
                break
            if part == "or":
                found, series = found or series, True
                continue
            turned = part.startswith("-")
            part = part.removeprefix("-")
            if part == "(":
                now = holds(parts, ticket)
            else:
                now = any(part in (entry, entry.split(":")[-1]) for entry in ticket)
            series = series and now != turned
        return found or series

    for line in lines[count + 1 :]:
        parts = line.split()[::-1]
        found = [number for number, ticket in enumerate(tickets, 1) if holds(parts[:], ticket)]
        print(len(found), *found[:1])


main()
