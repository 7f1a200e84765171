# Wrong: keeps everything for one second longer.
import sys


class Kept:
    """An answer in the cache."""

    def __init__(self):
        self.answer = None
        self.until = -1

    def forget(self):
        self.until = -1

    def has(self, now):
        return now <= self.until


class Item:
    """What the store and the cache have for a path."""

    def __init__(self):
        self.value = None
        self.count = 0
        self.kept_value = Kept()
        self.kept_count = Kept()


class Cache:
    def __init__(self, seconds, seconds_none):
        self.seconds = seconds
        self.seconds_none = seconds_none
        self.items = {}

    def item(self, path):
        return self.items.setdefault(path, Item())

    def folders(self, key):
        names = key.split("/")
        return [self.item("/".join(names[:size])) for size in range(1, len(names))]

    def answer(self, kept, now, answer):
        if kept.has(now):
            return f"hit {kept.answer}"
        kept.answer = answer
        kept.until = now + (self.seconds_none if answer == "none" else self.seconds)
        return f"miss {answer}"

    def get(self, now, key):
        item = self.item(key)
        return self.answer(item.kept_value, now, item.value or "none")

    def count(self, now, folder):
        item = self.item(folder)
        return self.answer(item.kept_count, now, item.count)

    def change_counts(self, key, change):
        folders = self.folders(key)
        for folder in folders:
            folder.count += change
            folder.kept_count.forget()

    def put(self, key, value):
        item = self.item(key)
        if item.value is None:
            self.change_counts(key, 1)
        item.value = value
        item.kept_value.forget()

    def delete(self, key):
        item = self.item(key)
        if item.value is not None:
            self.change_counts(key, -1)
            item.value = None
            item.kept_value.forget()


def main():
    lines = sys.stdin.read().splitlines()
    _, seconds, seconds_none = map(int, lines[0].split())
    cache = Cache(seconds, seconds_none)
    for line in lines[1:]:
        now, kind, path, *rest = line.split()
        if kind == "get":
            print(cache.get(int(now), path))
        elif kind == "count":
            print(cache.count(int(now), path))
        elif kind == "put":
            cache.put(path, rest[0])
        else:
            cache.delete(path)


main()
