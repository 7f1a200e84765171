# Slow: goes through all records once for each customer.
import csv
import sys


def cents(text):
    whole, part = text.lstrip("-").split(".")
    value = 100 * int(whole) + int(part)
    return -value if text.startswith("-") else value


def main():
    columns, *rows = csv.reader(sys.stdin)
    customer, amount, status = (columns.index(c) for c in ("customer", "amount", "status"))
    names = []
    for row in rows:
        if row[status] != "void" and row[customer] not in names:
            names.append(row[customer])
    lines = []
    for name in names:
        sums = {"open": 0, "paid": 0, "void": 0}
        for row in rows:
            if row[customer] == name:
                sums[row[status]] += cents(row[amount])
        lines.append((-sums["open"], -sums["paid"], name))
    print("\n".join(f"{-due} {-paid} {name}" for due, paid, name in sorted(lines)) or "nothing")


main()
