# Slow: recalculates the whole sheet after each request and compares.
import sys


def recalculated(formulas, cell):
    """The values of all cells, or nothing if the cell depends on itself."""
    values = {}
    open_cells = [cell, *formulas]
    busy = set()
    while open_cells:
        at = open_cells.pop()
        if at in values:
            continue
        kind, used, number = formulas.get(at, ("num", [], 0))
        missing = [other for other in used if other not in values]
        if missing:
            if at in busy:
                return None
            busy.add(at)
            open_cells.append(at)
            open_cells.extend(missing)
            continue
        known = [values[other] for other in used]
        values[at] = max(known) if kind == "max" else min(known) if kind == "min" else sum(known) + number
    return values


def main():
    formulas, values = {}, {}
    for line in sys.stdin.read().splitlines()[1:]:
        request, cell, *formula = line.split()
        if request == "get":
            print(values.get(cell, 0))
            continue
        kind, *used = formula
        number = int(used.pop()) if kind in ("num", "plus") else 0
        after = recalculated({**formulas, cell: (kind, used, number)}, cell)
        if after is None:
            print("cycle")
            continue
        formulas[cell] = (kind, used, number)
        changed = {at for at in after if after[at] != values.get(at, 0)}
        touched = {at for at, (_, used, _) in formulas.items() if not changed.isdisjoint(used)}
        values = after
        print(len(touched | {cell}), len(changed))


main()
