# Wrong: a PUT leaves the old value in the cache.
import sys
from collections import OrderedDict


class Limiter:
    """Accepts so many requests of a client in each window, and no more."""

    def __init__(self, most, seconds):
        self.most = most
        self.seconds = seconds
        self.clients = {}  # its last window, and the requests accepted in it

    def accepts(self, now, client):
        window = now // self.seconds
        last, count = self.clients.get(client, (window, 0))
        if window != last:
            count = 0
        accepted = count < self.most
        self.clients[client] = (window, count + accepted)
        return accepted


class Cache:
    """Entries in the order in which they make room for others."""

    def __init__(self, most, seconds):
        self.most = most
        self.seconds = seconds
        self.entries = OrderedDict()  # the value of a key, and the time of the entry

    def remove(self, key):
        self.entries.pop(key, None)

    def add(self, now, key, value):
        self.entries[key] = (value, now)
        if len(self.entries) > self.most:
            self.remove(next(iter(self.entries)))

    def get(self, now, key):
        """The value of a key, or None if there is no entry or it is too old."""
        if key not in self.entries:
            return None
        value, since = self.entries[key]
        if now - since >= self.seconds:
            self.remove(key)
            return None
        self.entries.move_to_end(key)
        return value


class Service:
    def __init__(self, most_entries, seconds, most_requests, window):
        self.store = {}
        self.cache = Cache(most_entries, seconds)
        self.limiter = Limiter(most_requests, window)
        self.accepted = self.hits = self.refused = 0

    def accepts(self, now, client):
        accepted = self.limiter.accepts(now, client)
        self.accepted += accepted
        self.refused += not accepted
        return accepted

    def get(self, now, key):
        value = self.cache.get(now, key)
        if value is not None:
            self.hits += 1
            return f"200 {value} hit"
        if key not in self.store:
            return "404"
        self.cache.add(now, key, self.store[key])
        return f"200 {self.store[key]} miss"

    def put(self, key, value):
        is_new = key not in self.store
        self.store[key] = value
        return "201" if is_new else "200"

    def stats(self):
        return f"{self.accepted} {self.hits} {self.refused} {len(self.cache.entries)}"


def main():
    lines = sys.stdin.read().splitlines()
    _, *settings = map(int, lines[0].split())
    service = Service(*settings)
    for line in lines[1:]:
        time, kind, *rest = line.split()
        if kind == "STATS":
            print(service.stats())
        elif not service.accepts(int(time), rest[0]):
            print("429")
        elif kind == "GET":
            print(service.get(int(time), rest[1]))
        else:
            print(service.put(rest[1], rest[2]))


main()
