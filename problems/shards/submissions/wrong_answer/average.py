# Wrong: takes the average load as the largest one.
import sys


def main():
    n, k, *sizes = map(int, sys.stdin.read().split())

    def enough(load):
        """Whether `k` servers are enough when each takes at most this."""
        servers, left = 1, load
        for size in sizes:
            if size > left:
                servers += 1
                left = load
            left -= size
        return servers <= k

    low = high = max(max(sizes), -(-sum(sizes) // k))
    while low < high:
        middle = (low + high) // 2
        if enough(middle):
            high = middle
        else:
            low = middle + 1
    servers = []
    for size in sizes:
        if not servers or servers[-1][1] + size > low:
            servers.append([0, 0])
        servers[-1][0] += 1
        servers[-1][1] += size
    print(low)
    for server in servers:
        print(*server)
    print("empty", k - len(servers))


main()
