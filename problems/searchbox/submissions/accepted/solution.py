import sys


def main():
    lines = sys.stdin.read().splitlines()
    tickets, _ = map(int, lines[0].split())
    everything = (1 << tickets) - 1
    having = {}  # word or entry -> tickets, as the bits of a number

    def note(entry, ticket):
        having[entry] = having.get(entry, 0) | 1 << ticket

    for ticket, line in enumerate(lines[1 : tickets + 1]):
        for entry in line.split():
            note(entry, ticket)
            if ":" in entry:
                note(entry.split(":")[1], ticket)

    def query(parts, closing):
        """Takes a query and what closes it off the parts, which are in the order from right to left."""
        found, series = 0, everything
        while True:
            part = parts.pop()
            if part == "or":
                found, series = found | series, everything
                continue
            if part == closing:
                return found | series
            turned = part.startswith("-")
            part = part.removeprefix("-")
            if part == "(":
                bits = query(parts, ")")
            else:
                bits = having.get(part, 0)
            bits = everything ^ bits if turned else bits
            series &= bits

    for line in lines[tickets + 1 :]:
        found = query([None] + line.split()[::-1], None)
        if found:
            print(found.bit_count(), (found & -found).bit_length())
        else:
            print(0)


main()
