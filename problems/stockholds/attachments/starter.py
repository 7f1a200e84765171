# The given program. It has four faults.
import sys
from collections import deque

ITEMS = 1000


class Reservation:
    def __init__(self, number, item, count):
        self.number = number
        self.item = item
        self.count = count
        self.state = None
        self.until = None  # when it expires, if it is held


class Shop:
    def __init__(self, seconds):
        self.seconds = seconds
        self.free = [0] * (ITEMS + 1)
        self.waits = [0] * (ITEMS + 1)  # how many reservations wait for an item
        self.queues = [deque() for _ in range(ITEMS + 1)]  # those, and some that are gone
        self.held = deque()  # in the order in which they expire
        self.reservations = {}

    def change(self, now, reservation, state):
        """The reservation has a new state from now on."""
        item = reservation.item
        self.waits[item] += (state == "waits") - (reservation.state == "waits")
        if state == "held":
            self.free[item] -= reservation.count
            reservation.until = now + self.seconds
            self.held.append(reservation)
        elif reservation.state == "held" and state != "paid":
            self.free[item] += reservation.count
        reservation.state = state
        print(now, reservation.number, state)

    def serve(self, now, item):
        queue = self.queues[item]
        while queue:
            reservation = queue[0]
            if reservation.state == "waits":
                if reservation.count > self.free[item]:
                    break
                self.change(now, reservation, "held")
            queue.popleft()

    def expire(self, now):
        """All that expires until now."""
        while self.held and self.held[0].until < now:
            reservation = self.held.popleft()
            if reservation.state == "held":
                self.change(reservation.until, reservation, "expired")
                self.serve(now, reservation.item)

    def add(self, now, item, count):
        self.free[item] += count
        self.serve(now, item)

    def hold(self, now, number, item, count):
        reservation = self.reservations[number] = Reservation(number, item, count)
        if self.free[item] >= count:
            self.change(now, reservation, "held")
        else:
            self.queues[item].append(reservation)
            self.change(now, reservation, "waits")

    def pay(self, now, number):
        reservation = self.reservations[number]
        if reservation.state == "held":
            self.change(now, reservation, "paid")
        else:
            print(now, number, "no")

    def quit(self, now, number):
        reservation = self.reservations[number]
        if reservation.state == "held":
            self.change(now, reservation, "gone")
            self.serve(now, reservation.item)
        elif reservation.state == "waits":
            self.change(now, reservation, "gone")
        else:
            print(now, number, "no")


def main():
    lines = sys.stdin.read().splitlines()
    shop = Shop(int(lines[0].split()[1]))
    for number, line in enumerate(lines[1:], 1):
        time, kind, *rest = line.split()
        now = int(time)
        words = [int(word) for word in rest]
        shop.expire(now)
        if kind == "add":
            shop.add(now, *words)
        elif kind == "hold":
            shop.hold(now, number, *words)
        elif kind == "pay":
            shop.pay(now, *words)
        else:
            shop.quit(now, *words)
    print("free", sum(shop.free), "waits", sum(shop.waits))


main()
