# Wrong: names the role of the last rule, not the smallest one.
import sys


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    n, s, r, q = numbers[:4]
    target, allowed = {}, {}
    at = 4
    for _ in range(r):
        role, state, action, to = numbers[at : at + 4]
        at += 4
        target[role, state, action] = to
        allowed[state, action] = role
    states = [1] * (n + 1)
    out = []
    for at in range(at, at + 3 * q, 3):
        item, role, action = numbers[at : at + 3]
        if item > n:
            out.append("404")
            continue
        state = states[item]
        if (role, state, action) in target:
            states[item] = target[role, state, action]
            out.append(f"200 {states[item]}")
        elif (state, action) in allowed:
            out.append(f"403 {allowed[state, action]}")
        else:
            out.append(f"409 {state}")
    print("\n".join(out))
    count = [0] * (s + 1)
    for state in states[1:]:
        count[state] += 1
    print(*count[1:])


main()
