# Wrong: takes the first three columns for customer, amount and status.
import csv
import sys


def main():
    sums = {}
    for row in list(csv.reader(sys.stdin))[1:]:
        customer, amount, status = row[:3]
        if status == "void":
            continue
        entry = sums.setdefault(customer, [0, 0])
        try:
            entry[status == "paid"] += round(float(amount) * 100)
        except ValueError:
            continue
    out = sorted((-due, -paid, name) for name, (due, paid) in sums.items())
    print("\n".join(f"{-due} {-paid} {name}" for due, paid, name in out) or "nothing")


main()
