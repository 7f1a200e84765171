import sys


def main():
    data = sys.stdin.read().split()
    n, m, d = map(int, data[:3])
    entries = list(zip(map(int, data[3::3]), map(int, data[4::3]), data[5::3]))
    ledger, statement = entries[:n], entries[n:]  # (day, amount, reference)

    # Your solution goes here.
    for day, amount, reference in statement:
        print("none")
    print("open", n, sum(amount for day, amount, reference in ledger))


main()
