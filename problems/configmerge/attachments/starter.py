import sys


def main():
    lines = iter(sys.stdin.read().splitlines())
    layer_count, query_count = map(int, next(lines).split())
    layers = []  # (rank, lines)
    for _ in range(layer_count):
        rank, count = map(int, next(lines).split())
        layers.append((rank, [next(lines) for _ in range(count)]))
    queries = [next(lines) for _ in range(query_count)]

    # Your solution goes here.
    for key in queries:
        print("<unset>")
    print(0)


main()
