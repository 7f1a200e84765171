import sys


def main():
    lines = sys.stdin.read().splitlines()
    n, workers, limit = map(int, lines[0].split())
    jobs = []  # (arrival, team, priority, duration)
    for line in lines[1 : n + 1]:
        arrival, team, priority, duration = line.split()
        jobs.append((int(arrival), team, int(priority), int(duration)))

    starts = [arrival for arrival, _, _, _ in jobs]
    # Your solution goes here.
    print("\n".join(map(str, starts)))


main()
