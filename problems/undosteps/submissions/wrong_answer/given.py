# The given program. It has three faults.
import sys


def main():
    lines = sys.stdin.read().splitlines()
    limit = int(lines[0].split()[1])
    cells = {}
    steps = []  # cell, value before, value after
    first = done = 0  # the oldest step, and the place after the newest that is not taken back
    out = []
    for line in lines[1:]:
        kind, *rest = line.split()
        if kind == "set":
            cell, value = map(int, rest)
            before = cells.get(cell, 0)
            steps.insert(done, (cell, before, value))
            done += 1
            cells[cell] = value
            if done - first > limit + 1:
                first += 1
        elif kind == "undo":
            if done == first:
                out.append("nothing")
                continue
            done -= 1
            cell, before, after = steps[done]
            cells[cell] = before
            out.append(f"{cell} {before}")
        elif kind == "redo":
            if done == len(steps):
                out.append("nothing")
                continue
            cell, before, after = steps[done]
            done += 1
            cells[cell] = after
            out.append(f"{cell} {after}")
        else:
            cell = int(rest[0])
            out.append(f"{cell} {cells.get(cell, 0)}")
    print("\n".join(out))


main()
