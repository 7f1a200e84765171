# Wrong: nobody pays the cents that remain.
import sys


class Ledger:
    """The balance of each person, and what each line of the input changed."""

    def __init__(self):
        self.balances = {}
        self.changes = {}

    def change(self, person, cents):
        self.balances[person] = self.balances.get(person, 0) + cents

    def add(self, number, changes):
        self.changes[number] = changes
        for person, cents in changes:
            self.change(person, cents)

    def cancel(self, number):
        for person, cents in self.changes[number]:
            self.change(person, -cents)
        self.changes[number] = []

    def report(self):
        people = sorted(self.balances, key=lambda person: (-self.balances[person], person))
        for person in people:
            print(person, self.balances[person])
        print("open", sum(balance for balance in self.balances.values() if balance > 0))


def shares(cents, people):
    """What each of the people changes by if they share the cost."""
    share = cents // len(people)
    return [(person, -share) for person in people]


def main():
    ledger = Ledger()
    lines = sys.stdin.read().splitlines()
    for number, line in enumerate(lines[1:], 1):
        kind, *words = line.split()
        if kind == "bill":
            payer, cents, *people = words
            ledger.add(number, [(payer, int(cents))] + shares(int(cents), people))
        elif kind == "pay":
            giver, taker, cents = words
            ledger.add(number, [(giver, int(cents)), (taker, -int(cents))])
        else:
            ledger.cancel(int(words[0]))
    ledger.report()


main()
