import heapq
import re
import sys

PIECE = re.compile(r"([a-z]+)=([a-z0-9-]+)")
FIELDS = {
    "id": re.compile(r"[a-z0-9]{1,12}"),
    "shop": re.compile(r"[a-z]{1,12}"),
    "time": re.compile(r"0|[1-9][0-9]{0,8}"),
    "count": re.compile(r"[1-9][0-9]{0,2}|1000"),
}
REVISION = re.compile(r"0|[1-9][0-9]?")


def understand(line, revised):
    """The fields of an event, or its fault as a text."""
    fields = {}
    twice = False
    for piece in line.split(";"):
        match = PIECE.fullmatch(piece)
        if not match:
            return "syntax"
        twice = twice or match[1] in fields
        fields[match[1]] = match[2]
    if twice:
        return "twice"
    if any(name not in fields for name in FIELDS):
        return "missing"
    if not all(rule.fullmatch(fields[name]) for name, rule in FIELDS.items()):
        return "value"
    revision = fields.get("rev", "0") if revised else "0"
    if not REVISION.fullmatch(revision):
        return "value"
    event = (int(revision), fields["shop"], int(fields["time"]), int(fields["count"]))
    return fields["id"], event


def good(lines):
    for line in lines:
        found = understand(line, True)
        if not isinstance(found, str):
            yield found


class Totals:
    def __init__(self):
        self.shops = {}

    def add(self, event, sign):
        _, shop, _, count = event
        row = self.shops.setdefault(shop, [0, 0])
        row[0] += sign
        row[1] += sign * count

    def rows(self):
        return [f"{shop} {n} {total}" for shop, (n, total) in sorted(self.shops.items()) if n]


def solve_read(lines):
    out, totals, events = [], Totals(), 0
    for number, line in enumerate(lines, 1):
        found = understand(line, False)
        if isinstance(found, str):
            out.append(f"line {number}: {found}")
        else:
            events += 1
            totals.add(found[1], 1)
    return out + [f"events {events}"] + totals.rows()


def solve_again(lines):
    horizon = int(lines[0].split()[1])
    out, totals = [], Totals()
    seen = {}
    for number, (key, event) in enumerate(good(lines[1:]), 1):
        last, kept = seen.get(key, (-horizon, None))
        if last < number - horizon:
            kept = None
        if kept is None:
            out.append(f"new {key}")
            totals.add(event, 1)
        elif event[0] > kept[0]:
            out.append(f"fix {key}")
            totals.add(kept, -1)
            totals.add(event, 1)
        else:
            out.append(f"again {key}")
            event = kept
        seen[key] = number, event
    return out + totals.rows()


class Pipeline:
    def __init__(self, settings):
        words = settings.split()
        self.size, self.delay, self.late = int(words[1]), int(words[3]), int(words[5])
        self.top = None
        self.kept = {}
        self.sums = {}
        self.queue = []
        self.queued = set()
        self.out = []

    def window(self, event):
        return event[2] - event[2] % self.size, event[1]

    def passed(self, window, wait):
        """Whether the watermark has reached the end of a window, and has gone on for `wait`."""
        return self.top is not None and window[0] + self.size + wait <= self.top - self.delay

    def show(self, sign, window):
        self.out.append(f"{sign} {window[1]} {window[0]} {self.sums[window]}")

    def change(self, window, by):
        before = self.sums.get(window, 0)
        after = before + by
        is_closed = self.passed(window, 0)
        if is_closed and before and by:
            self.show("-", window)
        if after:
            self.sums[window] = after
        else:
            self.sums.pop(window, None)
        if is_closed and after and by:
            self.show("+", window)
        if not is_closed and window not in self.queued:
            self.queued.add(window)
            heapq.heappush(self.queue, window)

    def take(self, key, event):
        old = self.kept.get(key)
        if old and event[0] <= old[0]:
            return
        window = self.window(event)
        if self.passed(window, self.late) or (old and self.passed(self.window(old), self.late)):
            self.out.append(f"late {key}")
            return
        self.kept[key] = event
        if old and self.window(old) == window:
            self.change(window, event[3] - old[3])
        else:
            if old:
                self.change(self.window(old), -old[3])
            self.change(window, event[3])
        self.top = event[2] if self.top is None else max(self.top, event[2])
        while self.queue and self.passed(self.queue[0], 0):
            self.close()

    def close(self):
        window = heapq.heappop(self.queue)
        self.queued.remove(window)
        if window in self.sums:
            self.show("+", window)

    def restore(self, top, rows):
        self.top = None if top == "none" else int(top)
        for row in rows:
            key, revision, shop, time, count = row.split()
            event = (int(revision), shop, int(time), int(count))
            self.kept[key] = event
            window = self.window(event)
            self.sums[window] = self.sums.get(window, 0) + event[3]
        self.queue = [window for window in self.sums if not self.passed(window, 0)]
        self.queued = set(self.queue)
        heapq.heapify(self.queue)

    def checkpoint(self):
        top = "none" if self.top is None else self.top
        rows = [f"{key} {r} {shop} {t} {n}" for key, (r, shop, t, n) in sorted(self.kept.items())]
        return [f"checkpoint {top} {len(rows)}"] + rows


def solve_windows(lines):
    pipeline = Pipeline(lines[0])
    for key, event in good(lines[1:]):
        pipeline.take(key, event)
    while pipeline.queue:
        pipeline.close()
    return pipeline.out


def solve_restart(lines):
    pipeline = Pipeline(lines[0])
    _, top, rows = lines[1].split()
    log = 2 + int(rows)
    pipeline.restore(top, lines[2:log])
    skip = int(lines[log].split()[1])
    out = []
    for line in lines[log + 1 :]:
        if line == "checkpoint":
            out += pipeline.checkpoint()
            continue
        for key, event in good([line]):
            pipeline.take(key, event)
        done = len(pipeline.out)
        out += pipeline.out[skip:]
        skip = max(0, skip - done)
        pipeline.out = []
    return out


TASKS = {
    "read": solve_read,
    "again": solve_again,
    "windows": solve_windows,
    "restart": solve_restart,
}


def main():
    lines = sys.stdin.read().split("\n")
    if lines[-1] == "":
        lines.pop()
    print("\n".join(TASKS[lines[0]](lines[1:])))


main()
