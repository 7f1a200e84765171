# Slow: compares each record with all others.
import sys


def short(address):
    if "@" not in address:
        return address.replace("-", "")
    local, domain = address.lower().split("@")
    return local.split("+")[0] + "@" + domain


def main():
    lines = sys.stdin.read().splitlines()
    most = int(lines[0].split()[1])
    records = []
    for line in lines[1:]:
        time, name, *addresses = line.split()
        records.append((int(time), name, {short(address) for address in addresses}))
    special = []
    for _, _, addresses in records:
        special.append({a for a in addresses if sum(a in r[2] for r in records) <= most})
    seen = set()
    for first in range(len(records)):
        if first in seen:
            continue
        person = [first]
        for number in person:
            for other in range(len(records)):
                if other not in person and special[number] & special[other]:
                    person.append(other)
        seen.update(person)
        newest = max(person, key=lambda number: (records[number][0], number))
        addresses = set().union(*(records[number][2] for number in person))
        print(first + 1, len(person), records[newest][1], len(addresses))


main()
