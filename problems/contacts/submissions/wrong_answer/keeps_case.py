# Wrong: capital letters make a different address.
import sys


def short(address):
    """The form in which addresses are compared."""
    if "@" not in address:
        return address.replace("-", "")
    local, domain = address.split("@")
    return local.split("+")[0] + "@" + domain


def main():
    lines = sys.stdin.read().splitlines()
    count, most = map(int, lines[0].split())
    records = []
    having = {}  # address -> records
    for number, line in enumerate(lines[1:]):
        time, name, *addresses = line.split()
        addresses = {short(address) for address in addresses}
        records.append((int(time), name, addresses))
        for address in addresses:
            having.setdefault(address, []).append(number)

    parents = list(range(count))

    def first(number):
        """The record that stands for all of the person."""
        while parents[number] != number:
            parents[number] = parents[parents[number]]
            number = parents[number]
        return number

    for numbers in having.values():
        if len(numbers) <= most:
            for number in numbers[1:]:
                one, other = sorted((first(numbers[0]), first(number)))
                parents[other] = one
    people = {}
    for number in range(count):
        people.setdefault(first(number), []).append(number)
    for start, numbers in people.items():
        newest = max(numbers, key=lambda number: (records[number][0], number))
        addresses = set().union(*(records[number][2] for number in numbers))
        print(start + 1, len(numbers), records[newest][1], len(addresses))


main()
