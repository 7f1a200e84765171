# Slow: looks through all rules for each request.
import sys


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    n, s, r, q = numbers[:4]
    rules = [numbers[at : at + 4] for at in range(4, 4 + 4 * r, 4)]
    states = [1] * (n + 1)
    for at in range(4 + 4 * r, len(numbers), 3):
        item, role, action = numbers[at : at + 3]
        if item > n:
            print(404)
            continue
        state = states[item]
        new, roles = 0, []
        for p, f, a, t in rules:
            if f == state and a == action:
                roles.append(p)
                if p == role:
                    new = t
        if new:
            states[item] = new
            print(200, new)
        elif roles:
            print(403, min(roles))
        else:
            print(409, state)
    print(*[states[1:].count(state) for state in range(1, s + 1)])


main()
