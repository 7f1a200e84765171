# Wrong: waits from the start of a call, not from its end.
import sys
from heapq import heappop, heappush


class Worker:
    def __init__(self, seconds, most, first_wait, longest_wait):
        self.seconds = seconds  # of a call
        self.most = most
        self.first_wait = first_wait
        self.longest_wait = longest_wait
        self.queue = []  # when a job is due, its order among equal ones, and the job

    def add(self, due, job):
        heappush(self.queue, (due, job["number"], job))

    def wait(self, failures):
        """How long a job waits that has failed so often."""
        wait = self.first_wait * 2 ** (failures - 1)
        return min(wait, self.longest_wait)

    def run(self):
        free = calls = 0
        while self.queue:
            due, _, job = heappop(self.queue)
            start = max(free, due)
            free = start + self.seconds
            result = job["results"][job["calls"]]
            job["calls"] += 1
            calls += 1
            if result == "w":
                self.add(start + self.first_wait, job)
                continue
            if result == "f":
                job["failures"] += 1
                if job["failures"] < self.most:
                    self.add(start + self.wait(job["failures"]), job)
                    continue
            print(job["number"], "done" if result == "s" else "dead", free, job["calls"])
        print("calls", calls)


def main():
    lines = sys.stdin.read().splitlines()
    count, *settings = map(int, lines[0].split())
    worker = Worker(*settings)
    for number, line in enumerate(lines[1 : count + 1], 1):
        due, results = line.split()
        job = {"number": number, "results": results, "calls": 0, "failures": 0}
        worker.add(int(due), job)
    worker.run()


main()
