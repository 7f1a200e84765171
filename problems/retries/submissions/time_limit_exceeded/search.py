# Slow: looks for the next job among all that are not over.
import sys


def main():
    lines = sys.stdin.read().splitlines()
    _, seconds, most, first, longest = map(int, lines[0].split())
    jobs = []  # due, number, results, calls, failures
    for number, line in enumerate(lines[1:], 1):
        due, results = line.split()
        jobs.append([int(due), number, results, 0, 0])
    now = calls = 0
    while jobs:
        job = min(jobs)
        now = max(now, job[0]) + seconds
        result = job[2][job[3]]
        calls += 1
        job[3] += 1
        if result == "w":
            job[0] = now + first
            continue
        job[4] += 1
        if result == "f" and job[4] < most:
            job[0] = now + min(longest, first * 2 ** (job[4] - 1))
            continue
        print(job[1], "done" if result == "s" else "dead", now, job[3])
        jobs.remove(job)
    print("calls", calls)


main()
