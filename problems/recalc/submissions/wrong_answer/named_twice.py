# Wrong: counts a cell once for each time that its formula names a changed cell.
import sys


class Cell:
    def __init__(self):
        self.kind, self.used, self.number = "num", [], 0
        self.users = set()
        self.value = 0


def evaluate(cell):
    if cell.kind == "num":
        return cell.number
    if cell.kind == "plus":
        return cell.used[0].value + cell.number
    values = [other.value for other in cell.used]
    return max(values) if cell.kind == "max" else min(values)


def dependents(cell):
    """The cell and all that depend on it, each after the cells on which it depends."""
    order = []
    seen = {cell}
    walk = [(cell, iter(cell.users))]
    while walk:
        at, users = walk[-1]
        for user in users:
            if user not in seen:
                seen.add(user)
                walk.append((user, iter(user.users)))
                break
        else:
            order.append(at)
            walk.pop()
    order.reverse()
    return order, seen


def edit(cell, kind, used, number):
    order, seen = dependents(cell)
    if not seen.isdisjoint(used):
        return "cycle"
    for other in cell.used:
        other.users.discard(cell)
    for other in used:
        other.users.add(cell)
    cell.kind, cell.used, cell.number = kind, used, number
    touched = {cell}
    changed = 0
    for at in order:
        if at in touched:
            value = evaluate(at)
            if value != at.value:
                at.value = value
                changed += 1
                touched |= at.users
    twice = sum(len(at.used) - len(set(at.used)) for at in touched if at is not cell)
    return f"{len(touched) + twice} {changed}"


def main():
    cells = {}
    answers = []

    def named(name):
        if name not in cells:
            cells[name] = Cell()
        return cells[name]

    for line in sys.stdin.read().splitlines()[1:]:
        request, name, *formula = line.split()
        cell = named(name)
        if request == "get":
            answers.append(cell.value)
            continue
        kind, *rest = formula
        number = int(rest.pop()) if kind in ("num", "plus") else 0
        answers.append(edit(cell, kind, [named(other) for other in rest], number))
    print("\n".join(map(str, answers)))


main()
