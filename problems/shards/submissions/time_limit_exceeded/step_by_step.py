# Slow: tries one load after the other, each time the next one that changes anything.
import sys


def main():
    n, k, *sizes = map(int, sys.stdin.read().split())
    most = max(sizes)
    while True:
        servers, better = [[0, 0]], None
        for size in sizes:
            load = servers[-1][1] + size
            if load > most:
                if better is None or load < better:
                    better = load
                servers.append([0, 0])
            servers[-1][0] += 1
            servers[-1][1] += size
        if len(servers) <= k:
            break
        most = better
    print(most)
    for server in servers:
        print(*server)
    print("empty", k - len(servers))


main()
