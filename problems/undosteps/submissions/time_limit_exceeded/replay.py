# Slow: does all steps again from the beginning whenever somebody asks.
import sys


def main():
    lines = sys.stdin.read().splitlines()
    limit = int(lines[0].split()[1])
    steps = []  # cell and value
    first = done = 0

    def value_of(wanted):
        values = {}
        for cell, new in steps[:done]:
            values[cell] = new
        return values.get(wanted, 0)

    for line in lines[1:]:
        kind, *rest = line.split()
        if kind == "set":
            if value_of(rest[0]) == rest[1] or (rest[1] == "0" and value_of(rest[0]) == 0):
                continue
            steps[done:] = [rest]
            done += 1
            if done - first > limit:
                first += 1
        elif kind == "get":
            print(rest[0], value_of(rest[0]))
        elif done == (first if kind == "undo" else len(steps)):
            print("nothing")
        else:
            done -= kind == "undo"
            cell = steps[done][0]
            done += kind == "redo"
            print(cell, value_of(cell))


main()
