import sys


def minutes(text):
    """Minutes since midnight of a time hh:mm."""
    return 60 * int(text[:2]) + int(text[3:5])


def main():
    lines = sys.stdin.read().splitlines()
    n, m, q, ready = lines[0].split()
    n, m, q, ready = int(n), int(m), int(q), minutes(ready)
    roads = []  # (place, place, minutes, None or (open, close))
    for line in lines[1 : m + 1]:
        a, b, length, *gate = line.split()
        hours = tuple(map(minutes, gate[0].split("-"))) if gate else None
        roads.append((int(a), int(b), int(length), hours))
    customers = [int(line) for line in lines[m + 1 : m + 1 + q]]

    # Your solution goes here.
    for place in customers:
        print("never")


main()
