# Slow: adds tokens one at a time, also to buckets that are full.
import sys


def main():
    data = sys.stdin.read().split()
    size, period, ban = map(int, data[1:4])
    clients = {}
    for time, name, cost in zip(map(int, data[4::3]), data[5::3], map(int, data[6::3])):
        if name not in clients:
            clients[name] = [size, period, 0, 0, 0, 0, 0]
        client = clients[name]
        while client[1] <= time:
            if client[0] < size:
                client[0] += 1
            client[1] += period
        if time < client[3]:
            client[6] += 1
        elif client[0] >= cost:
            client[0] -= cost
            client[2] = 0
            client[4] += 1
        else:
            client[5] += 1
            client[2] += 1
            if client[2] == 3:
                client[2] = 0
                client[3] = time + ban
    for name, client in clients.items():
        print(name, *client[4:])


main()
