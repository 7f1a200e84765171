# Wrong: when the best job's team is full, it waits instead of taking another team's job.
import sys
from heapq import heappop, heappush


def main():
    data = sys.stdin.read().split()
    n, free, limit = map(int, data[:3])
    jobs = []
    for i in range(n):
        arrival, team, priority, duration = data[3 + 4 * i : 7 + 4 * i]
        jobs.append((int(arrival), team, int(priority), int(duration)))
    coming = sorted(range(n), key=lambda i: jobs[i][0])
    waiting = []
    running = {}
    ending = []
    starts = [0] * n
    at = 0
    while at < n or ending:
        times = [ending[0][0]] if ending else []
        if at < n:
            times.append(jobs[coming[at]][0])
        now = min(times)
        while ending and ending[0][0] == now:
            running[heappop(ending)[1]] -= 1
            free += 1
        while at < n and jobs[coming[at]][0] == now:
            job = coming[at]
            heappush(waiting, (-jobs[job][2], now, job))
            at += 1
        while free > 0 and waiting:
            key = waiting[0]
            job = key[2]
            team = jobs[job][1]
            if running.get(team, 0) == limit:
                break
            heappop(waiting)
            running[team] = running.get(team, 0) + 1
            free -= 1
            starts[job] = now
            heappush(ending, (now + jobs[job][3], team))
    print("\n".join(map(str, starts)))


main()
