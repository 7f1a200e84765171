import sys
from heapq import heapify, heappop, heappush


def on_cycles(graph):
    """The packages that reach themselves, by Tarjan's components without recursion."""
    order, low, stack, found = {}, {}, [], []
    on_stack = set()
    for root in graph:
        if root in order:
            continue
        order[root] = low[root] = len(order)
        stack.append(root)
        on_stack.add(root)
        work = [(root, iter(graph[root]))]
        while work:
            name, rest = work[-1]
            for other in rest:
                if other not in order:
                    order[other] = low[other] = len(order)
                    stack.append(other)
                    on_stack.add(other)
                    work.append((other, iter(graph[other])))
                    break
                if other in on_stack:
                    low[name] = min(low[name], order[other])
            else:
                work.pop()
                if work:
                    parent = work[-1][0]
                    low[parent] = min(low[parent], low[name])
                if low[name] == order[name]:
                    at = len(stack) - 1
                    while stack[at] != name:
                        at -= 1
                    component = stack[at:]
                    del stack[at:]
                    on_stack.difference_update(component)
                    if len(component) > 1 or name in graph[name]:
                        found += component
    return found


def main():
    needs = {}
    for line in sys.stdin.read().splitlines()[1:]:
        name, *others = line.split()
        needs[name] = set(others)

    needed_by = {}
    for name, others in needs.items():
        for other in others:
            needed_by.setdefault(other, []).append(name)

    open_needs = {name: len(others) for name, others in needs.items()}
    ready = [name for name, count in open_needs.items() if count == 0]
    heapify(ready)
    installed = []
    while ready:
        name = heappop(ready)
        installed.append(name)
        for other in needed_by.get(name, ()):
            open_needs[other] -= 1
            if open_needs[other] == 0:
                heappush(ready, other)

    left = set(needs).difference(installed)
    cycle = set(on_cycles({name: needs[name] & left for name in left}))
    print("install", *(installed or "-"))
    print("cycle", *(sorted(cycle) or "-"))
    print("blocked", *(sorted(left - cycle) or "-"))


main()
