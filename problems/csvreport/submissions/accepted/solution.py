import csv
import sys


def cents(text):
    whole, part = text.lstrip("-").split(".")
    value = 100 * int(whole) + int(part)
    return -value if text.startswith("-") else value


def main():
    rows = csv.reader(sys.stdin)
    columns = next(rows)
    customer, amount, status = (columns.index(c) for c in ("customer", "amount", "status"))
    sums = {}  # customer -> [open, paid]
    for row in rows:
        if row[status] != "void":
            entry = sums.setdefault(row[customer], [0, 0])
            entry[row[status] == "paid"] += cents(row[amount])
    lines = sorted((-due, -paid, name) for name, (due, paid) in sums.items())
    print("\n".join(f"{-due} {-paid} {name}" for due, paid, name in lines) or "nothing")


main()
