# Wrong: a condition with != does not hold for a user without the attribute.
import re
import sys
from functools import lru_cache


def main():
    segments, users, flags = {}, {}, {}
    rules = []
    asks = []
    for line in sys.stdin.read().splitlines()[1:]:
        kind, name, *rest = line.split()
        if kind == "segment":
            segments[name] = set(rest)
        elif kind == "user":
            users[name] = dict(pair.split("=") for pair in rest)
        elif kind == "flag":
            rules = []
            flags[name] = (rest[0], rules)
        elif kind == "rule":
            rules.append((name, int(rest[0]), rest[1:]))
        else:
            asks.append((name, rest[0]))

    def bucket(flag, user):
        h = 0
        for character in f"{flag}/{user}":
            h = (31 * h + ord(character)) % 1_000_003
        return h % 100

    def holds(condition, user):
        kind, colon, rest = condition.partition(":")
        if kind in ("in", "out") and colon:
            return (user in segments[rest]) == (kind == "in")
        if colon:
            flag, wanted = rest.split("=")
            return variant(flag, user) == wanted
        attribute, sign, value = re.split("(!?=)", condition)
        if attribute not in users[user]:
            return False
        return (users[user].get(attribute) == value) == (sign == "=")

    @lru_cache(maxsize=None)
    def variant(flag, user):
        default, rules = flags[flag]
        number = bucket(flag, user)
        for given, percent, conditions in rules:
            if number < percent and all(holds(condition, user) for condition in conditions):
                return given
        return default

    print("\n".join(variant(*ask) for ask in asks))


main()
