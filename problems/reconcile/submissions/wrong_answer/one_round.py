# Wrong: tries both rounds for each entry at once, so that a near entry takes what has a reference.
import sys


def main():
    data = sys.stdin.read().split()
    n, m, d = map(int, data[:3])
    entries = list(zip(map(int, data[3::3]), map(int, data[4::3]), data[5::3]))
    left = dict(enumerate(entries[:n], 1))
    by_amount = {}
    for number, entry in left.items():
        by_amount.setdefault(entry[1], {})[number] = entry
    for day, amount, reference in entries[n:]:
        same = by_amount.get(amount, {})
        referred = [i for i, entry in same.items() if entry[2] == reference != "-"]
        near = [(abs(entry[0] - day), entry[0], i) for i, entry in same.items()]
        near = min((place for place in near if place[0] <= d), default=None)
        number = referred[0] if referred else near[2] if near else None
        print(f"ref {number}" if referred else f"day {number}" if near else "none")
        if number:
            del same[number]
            del left[number]
    print("open", len(left), sum(entry[1] for entry in left.values()))


main()
