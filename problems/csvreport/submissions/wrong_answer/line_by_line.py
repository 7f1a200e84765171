# Wrong: reads records line by line, so a line break inside quotation marks breaks the record.
import csv
import sys


def cents(text):
    try:
        return round(float(text) * 100)
    except ValueError:
        return 0


def main():
    lines = sys.stdin.read().splitlines()
    columns = next(csv.reader([lines[0]]))
    customer, amount, status = (columns.index(c) for c in ("customer", "amount", "status"))
    sums = {}
    for line in lines[1:]:
        row = next(csv.reader([line]), [])
        if len(row) <= max(customer, amount, status) or row[status] not in ("paid", "open"):
            continue
        entry = sums.setdefault(row[customer], [0, 0])
        entry[row[status] == "paid"] += cents(row[amount])
    out = sorted((-due, -paid, name) for name, (due, paid) in sums.items())
    print("\n".join(f"{-due} {-paid} {name}" for due, paid, name in out) or "nothing")


main()
