# Wrong: among equal priorities it takes the job that comes first in the input, not the one that
# arrived first.
import sys
from heapq import heappop, heappush


def main():
    data = sys.stdin.read().split()
    n, workers, limit = map(int, data[:3])
    arrivals = list(map(int, data[3::4]))
    teams = data[4::4]
    priorities = list(map(int, data[5::4]))
    durations = list(map(int, data[6::4]))
    coming = sorted(range(n), key=lambda i: arrivals[i])

    # A waiting job is a key whose order is the farm's. `ready` has at most the best waiting job of
    # each team below its limit; a team is in it again whenever its best job may have changed.
    waiting = {team: [] for team in teams}
    running = dict.fromkeys(waiting, 0)
    ready = []
    ending = []
    starts = [0] * n
    free = workers
    at = 0
    while at < n or ending:
        if not ending or at < n and arrivals[coming[at]] < ending[0][0]:
            now = arrivals[coming[at]]
        else:
            now = ending[0][0]
        while ending and ending[0][0] == now:
            team = teams[heappop(ending)[1]]
            free += 1
            running[team] -= 1
            if running[team] == limit - 1 and waiting[team]:
                heappush(ready, waiting[team][0])
        while at < n and arrivals[coming[at]] == now:
            job = coming[at]
            at += 1
            key = (-priorities[job], job, job)
            queue = waiting[teams[job]]
            heappush(queue, key)
            if queue[0] is key and running[teams[job]] < limit:
                heappush(ready, key)
        while free > 0 and ready:
            key = heappop(ready)
            job = key[2]
            team = teams[job]
            queue = waiting[team]
            if running[team] == limit or not queue or queue[0][2] != job:
                continue  # an older entry; the team has a newer one if it needs one
            heappop(queue)
            starts[job] = now
            free -= 1
            running[team] += 1
            heappush(ending, (now + durations[job], job))
            if queue and running[team] < limit:
                heappush(ready, queue[0])
    print("\n".join(map(str, starts)))


main()
