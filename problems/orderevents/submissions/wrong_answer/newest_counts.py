# Wrong: a conflict takes the place of an event that is still kept.
import sys


class Order:
    def __init__(self):
        self.actions = {}  # number -> action of the first delivery
        self.next = 1
        self.state = "open"
        self.total = 0

    def handle(self, action):
        kind, _, amount = action.partition(" ")
        cents = int(amount or 0)
        if self.state == "open" and kind == "add":
            self.total += cents
        elif self.state == "open" and kind == "drop" and cents <= self.total:
            self.total -= cents
        elif self.state == "open" and kind == "pay" and cents == self.total:
            self.state = "paid"
        elif self.state == "paid" and kind == "ship":
            self.state = "shipped"
        elif self.state in ("open", "paid") and kind == "cancel":
            self.state = "cancelled"
        else:
            return " bad"
        return " ok"

    def deliver(self, number, action):
        first = self.actions.setdefault(number, action)
        if first is not action:
            if number >= self.next:
                self.actions[number] = action
            return "repeat" if first == action else "conflict"
        if number != self.next:
            return "wait"
        answer = "done"
        while self.next in self.actions:
            answer += self.handle(self.actions[self.next])
            self.next += 1
        return answer


def main():
    lines = sys.stdin.read().splitlines()
    orders = {}
    answers = []
    for line in lines[1:]:
        name, number, action = line.split(" ", 2)
        answers.append(orders.setdefault(name, Order()).deliver(int(number), action))
    for name, order in orders.items():
        kept = len(order.actions) - (order.next - 1)
        answers.append(f"{name} {order.state} {order.total} {kept}")
    print("\n".join(answers))


main()
