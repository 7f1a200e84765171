/**
 * Three programs of the problem bank's own submissions and what the judge said of them, by `assay judge --json`
 * (assay-judge/0.0.0, 30 November 2026). Nobody wrote them in an assessment.
 */
import type { TestTag, Verdict } from '@/api/words';

/** Verdict, CPU time in µs, memory in KiB; why, of a test that was not run. */
export type JudgedTest = readonly [Verdict, number, number, string?];

/** Input, the answer, and what the program printed. */
export type JudgedSample = readonly [name: string, input: string, answer: string];

export type JudgedTask = {
  readonly slug: string;
  readonly title: string;
  readonly weight: number;
  readonly keywords: readonly string[];
  /** Which of the package's submissions it is, without its first comment. */
  readonly file: string;
  readonly source: string;
  readonly verdict: Verdict;
  readonly samples: readonly JudgedSample[];
  /** Name, what it examines, the points for all of its tests, and the tests. */
  readonly groups: readonly (readonly [string, TestTag, number, readonly JudgedTest[]])[];
};

/** Of the three problems: what a test may use. */
export const LIMIT_US = 1_000_000;
export const LIMIT_KIB = 512 * 1024;

export const JUDGED: readonly JudgedTask[] = [
  {
    slug: 'sessions',
    title: 'Visitor sessions',
    weight: 30,
    keywords: ['parsing', 'data handling', 'sorting'],
    file: 'accepted/solution.py',
    source: `import sys


def main():
    data = sys.stdin.read().split()
    gap = int(data[1])
    times = {}
    for time, visitor in zip(map(int, data[2::2]), data[3::2]):
        times.setdefault(visitor, []).append(time)

    sessions = 0
    longest = (-1, "")
    busiest = (0, "")
    for visitor in sorted(times):
        views = sorted(times[visitor])
        count = 0
        start = previous = None
        for time in views:
            if previous is None or time - previous > gap:
                count += 1
                start = time
            previous = time
            if time - start > longest[0]:
                longest = (time - start, visitor)
        sessions += count
        if count > busiest[0]:
            busiest = (count, visitor)

    print("sessions", sessions)
    print("longest", *longest)
    print("busiest", *busiest)


main()
`,
    verdict: 'AC',
    samples: [
      [
        '01-two-visitors',
        '6 40\n155 mia\n10 tom\n100 mia\n125 mia\n200 mia\n90 tom\n',
        'sessions 4\nlongest 55 mia\nbusiest 2 mia\n',
      ],
      [
        '02-no-gap',
        '4 0\n7 ann\n8 ann\n7 ann\n3 ann\n',
        'sessions 3\nlongest 0 ann\nbusiest 3 ann\n',
      ],
    ],
    groups: [
      [
        'sample',
        'sample',
        0,
        [
          ['AC', 9631, 7896],
          ['AC', 8897, 7912],
        ],
      ],
      [
        'core',
        'core',
        40,
        [
          ['AC', 8868, 7900],
          ['AC', 8957, 7912],
          ['AC', 8842, 8040],
          ['AC', 9632, 8040],
          ['AC', 10942, 8168],
          ['AC', 9632, 8296],
        ],
      ],
      [
        'edge',
        'edge',
        25,
        [
          ['AC', 8790, 7912],
          ['AC', 8633, 7912],
          ['AC', 8099, 7912],
          ['AC', 7618, 7912],
          ['AC', 7745, 7912],
          ['AC', 8193, 7912],
          ['AC', 8345, 7912],
        ],
      ],
      [
        'perf1',
        'perf',
        20,
        [
          ['AC', 34660, 11728],
          ['AC', 16829, 9320],
          ['AC', 17100, 9448],
          ['AC', 15490, 9064],
          ['AC', 19929, 9552],
        ],
      ],
      [
        'perf2',
        'perf',
        15,
        [
          ['AC', 135554, 20268],
          ['AC', 17547, 9320],
          ['AC', 15031, 9064],
          ['AC', 16802, 9052],
          ['AC', 14688, 9064],
        ],
      ],
    ],
  },
  {
    slug: 'ratelimit',
    title: 'Rate limiter',
    weight: 35,
    keywords: ['simulation', 'scheduling', 'data handling'],
    file: 'time_limit_exceeded/token_by_token.py',
    source: `import sys


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
`,
    verdict: 'TLE',
    samples: [
      [
        '01-a-ban',
        '9 2 10 20\n3 web 1\n3 web 1\n4 web 1\n5 web 1\n5 app 2\n6 web 1\n25 web 1\n27 web 2\n29 app 1\n',
        'web 3 3 1\napp 2 0 0\n',
      ],
      ['02-too-dear', '5 5 100 50\n1 job 6\n2 job 6\n3 job 5\n4 job 6\n5 job 6\n', 'job 1 4 0\n'],
    ],
    groups: [
      [
        'sample',
        'sample',
        0,
        [
          ['AC', 7156, 7840],
          ['AC', 6549, 7844],
        ],
      ],
      [
        'core',
        'core',
        40,
        [
          ['AC', 6415, 7844],
          ['AC', 6658, 7844],
          ['AC', 7208, 7844],
          ['AC', 9127, 7844],
          ['AC', 10023, 7844],
          ['AC', 11100, 7972],
        ],
      ],
      [
        'edge',
        'edge',
        25,
        [
          ['AC', 6382, 7856],
          ['AC', 6119, 7844],
          ['AC', 6866, 7844],
          ['AC', 6279, 7844],
          ['AC', 6797, 7844],
          ['AC', 6242, 7844],
          ['AC', 6194, 7844],
          ['AC', 6121, 7844],
        ],
      ],
      [
        'perf1',
        'perf',
        20,
        [
          ['TLE', 1200162, 9280],
          ['skipped', 0, 0, 'not run, because test 17 hit a limit'],
          ['skipped', 0, 0, 'not run, because test 17 hit a limit'],
          ['skipped', 0, 0, 'not run, because test 17 hit a limit'],
          ['skipped', 0, 0, 'not run, because test 17 hit a limit'],
        ],
      ],
      [
        'perf2',
        'perf',
        15,
        [
          ['TLE', 1201202, 9936],
          ['skipped', 0, 0, 'not run, because test 22 hit a limit'],
          ['skipped', 0, 0, 'not run, because test 22 hit a limit'],
          ['skipped', 0, 0, 'not run, because test 22 hit a limit'],
          ['skipped', 0, 0, 'not run, because test 22 hit a limit'],
        ],
      ],
    ],
  },
  {
    slug: 'lrucache',
    title: 'Cache trace',
    weight: 35,
    keywords: ['caching', 'simulation', 'data structures'],
    file: 'wrong_answer/keeps_old_item.py',
    source: `import sys
from collections import OrderedDict


def main():
    lines = sys.stdin.read().splitlines()
    capacity = int(lines[0].split()[1])
    cache = OrderedDict()
    used = hits = misses = evictions = 0
    for line in lines[1:]:
        event, key, *size = line.split()
        if event == "g":
            if key in cache:
                hits += 1
                cache.move_to_end(key)
            else:
                misses += 1
            continue
        if event == "p" and int(size[0]) > capacity:
            continue
        used -= cache.pop(key, 0)
        if event == "p" and int(size[0]) <= capacity:
            cache[key] = int(size[0])
            used += cache[key]
            while used > capacity:
                used -= cache.popitem(last=False)[1]
                evictions += 1

    print(hits, misses, evictions)
    print(len(cache), *reversed(cache))


main()
`,
    verdict: 'WA',
    samples: [
      ['01-makes-room', '7 10\np a 4\np b 3\np c 3\ng a\np d 5\ng b\ng a\n', '2 1 2\n2 a d\n'],
      ['02-too-large', '5 8\np big 9\ng big\np ok 2\ng ok\nd ok\n', '1 1 0\n0\n'],
    ],
    groups: [
      [
        'sample',
        'sample',
        0,
        [
          ['AC', 9091, 8260],
          ['AC', 7842, 8272],
        ],
      ],
      [
        'core',
        'core',
        40,
        [
          ['AC', 7743, 8272],
          ['AC', 7595, 8272],
          ['AC', 8020, 8272],
          ['AC', 8530, 8272],
          ['AC', 9270, 8272],
          ['AC', 10917, 8400],
        ],
      ],
      [
        'edge',
        'edge',
        25,
        [
          ['AC', 7175, 8272],
          ['AC', 7658, 8272],
          ['WA', 7364, 8272],
          ['AC', 7336, 8284],
          ['AC', 6971, 8284],
          ['AC', 6980, 8284],
          ['WA', 7009, 8284],
        ],
      ],
      [
        'perf1',
        'perf',
        20,
        [
          ['AC', 29134, 11024],
          ['AC', 11972, 9308],
          ['AC', 9422, 8796],
          ['AC', 9252, 8540],
          ['AC', 8833, 8668],
        ],
      ],
      [
        'perf2',
        'perf',
        15,
        [
          ['AC', 56085, 16264],
          ['AC', 29793, 11068],
          ['AC', 15248, 9052],
          ['AC', 11876, 8796],
          ['AC', 11007, 8796],
        ],
      ],
    ],
  },
];
