import sys


def main():
    text = sys.stdin.read()

    # This splits plain fields only; quoted fields are up to you. Your solution goes here.
    columns, *records = (line.split(",") for line in text.splitlines())
    customer = columns.index("customer")
    amount = columns.index("amount")
    status = columns.index("status")

    print("nothing")


main()
