import sys


def main():
    data = sys.stdin.read().split()
    size, period, ban = map(int, data[1:4])
    clients = {}  # client -> [tokens, periods passed, refused in a row, banned until, counts…]
    for time, name, cost in zip(map(int, data[4::3]), data[5::3], map(int, data[6::3])):
        client = clients.get(name)
        if client is None:
            client = clients[name] = [size, 0, 0, 0, 0, 0, 0]
        if time < client[3]:
            client[6] += 1
            continue
        passed = time // period
        client[0] = min(size, client[0] + passed - client[1])
        client[1] = passed
        if client[0] >= cost:
            client[0] -= cost
            client[2] = 0
            client[4] += 1
            continue
        client[5] += 1
        client[2] += 1
        if client[2] == 3:
            client[2] = 0
            client[3] = time + ban
    for name, client in clients.items():
        print(name, *client[4:])


main()
