import { describe, expect, it } from 'vitest';

import type { Submission, TestRow } from '@/api/words';

import {
  cpuText,
  differingLines,
  formatCpu,
  formatMemory,
  groupTests,
  holdsUpSubmits,
  inputProblem,
  isSettled,
  memoryText,
  messagePieces,
  newer,
  outcomeLabel,
  progressText,
  reasonSentence,
  sourceProblem,
  tally,
  testName,
  testToOpen,
  verdictText,
} from './rules';

function row(number: number, verdict: TestRow['verdict'], tag: TestRow['tag'] = 'core'): TestRow {
  return {
    number,
    group: tag,
    tag,
    name: null,
    verdict,
    reason: null,
    cpu_ms: null,
    memory_kib: null,
    cpu_fifths: 1,
    memory_fifths: 1,
    output: null,
    stderr: null,
    share_permille: null,
  };
}

function submission(change: Partial<Submission>): Submission {
  return {
    id: 's1',
    kind: 'submit',
    task_id: 't1',
    language: 'python',
    source: 'print(1)',
    state: 'queued',
    phase: 'queued',
    generation: 1,
    ahead: 3,
    wait_seconds: 1,
    tests_total: 12,
    tests: [],
    verdict: null,
    points: null,
    groups: [],
    compile_message: null,
    own_input: null,
    created_at: '2031-03-12T10:00:00Z',
    judged_at: null,
    event_id: 1,
    ...change,
  };
}

const seven = [1, 2, 3, 4, 5, 6, 7].map((n) => row(n, 'AC'));

describe('a submission on its way', () => {
  it.each([
    [{ ahead: 3 }, 'Queued, 3 ahead'],
    [{ ahead: 0 }, 'Queued, you are next'],
    [{ ahead: null }, 'Queued, you are next'],
    [{ ahead: 3, wait_seconds: 12 }, 'Queued, 3 ahead, about 12 s'],
    [{ ahead: 900, wait_seconds: 130 }, 'Queued, 900 ahead, about 3 min'],
    [{ wait_seconds: null }, 'Queued; no judge is running right now, your code is kept'],
    [{ state: 'running', phase: 'compiling' }, 'Compiling'],
    [{ state: 'running', phase: 'running', tests: seven }, 'Running 7 of 12'],
    [{ state: 'running', phase: 'running', tests_total: 0 }, 'Running'],
    [
      {
        state: 'judged',
        phase: 'done',
        verdict: 'WA',
        tests: [...seven, row(8, 'WA')],
        points: 40,
      },
      '40 of 100 points, 7 of 8 passed',
    ],
    [{ state: 'judged', phase: 'done', kind: 'run', verdict: 'AC', tests: seven }, '7 of 7 passed'],
    [{ state: 'judged', phase: 'done', verdict: 'CE' }, 'Compile error'],
    [
      { state: 'judged', phase: 'done', kind: 'run', own_input: { output: '1', stderr: '' } },
      'Finished',
    ],
    [{ state: 'judge_error', phase: 'done', verdict: 'judge_error' }, 'Judge error'],
  ] as [Partial<Submission>, string][])('with %o says %s', (change, text) => {
    expect(progressText(submission(change))).toBe(text);
  });

  it('keeps the newest state when events come twice or late', () => {
    const first = submission({ event_id: 4, phase: 'running' });
    expect(newer(first, submission({ event_id: 3 }))).toBe(first);
    expect(newer(first, submission({ event_id: 5, phase: 'done' })).phase).toBe('done');
    expect(newer(first, submission({ id: 's2', event_id: 1 })).id).toBe('s2');
    expect(newer(null, first)).toBe(first);
  });

  it('is settled only when judged or given up on', () => {
    expect(isSettled(submission({ state: 'running' }))).toBe(false);
    expect(isSettled(submission({ state: 'judged' }))).toBe(true);
    expect(isSettled(submission({ state: 'judge_error' }))).toBe(true);
  });

  it('holds up the next submit the first time it is judged, and not when it is judged again', () => {
    expect(holdsUpSubmits(submission({}))).toBe(true);
    expect(holdsUpSubmits(submission({ kind: 'run' }))).toBe(false);
    expect(holdsUpSubmits(submission({ state: 'judged' }))).toBe(false);
    expect(holdsUpSubmits(submission({ generation: 2 }))).toBe(false);
  });
});

describe('tests', () => {
  it('opens the first that failed, not one that was skipped', () => {
    expect(testToOpen([row(1, 'AC'), row(2, 'skipped'), row(3, 'TLE')])).toBe(3);
    expect(testToOpen(seven)).toBe(1);
    expect(testToOpen([])).toBeNull();
  });

  it('names samples, and hidden tests only by group and number', () => {
    expect(testName({ ...row(1, 'AC', 'sample'), name: '01-two-drones' })).toBe('Two drones');
    expect(testName(row(2, 'AC', 'sample'))).toBe('Sample 2');
    expect(testName({ ...row(9, 'AC', 'perf'), group: 'perf1' })).toBe('Performance 1, test 9');
  });

  it('shows a sample as measured and a hidden test in fifths of the limit', () => {
    const sample = { ...row(1, 'AC', 'sample'), cpu_ms: 48, memory_kib: 900 };
    expect([cpuText(sample), memoryText(sample)]).toEqual(['48 ms', '900 KiB']);
    const hidden = { ...row(2, 'AC'), cpu_fifths: 2, memory_fifths: 5 };
    expect([cpuText(hidden), memoryText(hidden)]).toEqual(['≤ 40% of limit', '≤ 100% of limit']);
    const late = { ...hidden, verdict: 'TLE' as const, cpu_fifths: 5 };
    expect([cpuText(late), memoryText(late)]).toEqual(['limit reached', '≤ 100% of limit']);
    const large = { ...hidden, verdict: 'MLE' as const };
    expect([cpuText(large), memoryText(large)]).toEqual(['≤ 40% of limit', 'limit reached']);
    const skipped = { ...row(3, 'skipped'), cpu_fifths: 0, memory_fifths: 0 };
    expect([cpuText(skipped), memoryText(skipped)]).toEqual(['–', '–']);
  });

  it('counts and measures', () => {
    expect(tally([...seven, row(8, 'MLE')])).toEqual({ passed: 7, total: 8 });
    expect(formatCpu(48)).toBe('48 ms');
    expect(formatCpu(12_340)).toBe('12.3 s');
    expect(formatMemory(900)).toBe('900 KiB');
    expect(formatMemory(8_704)).toBe('8.5 MiB');
    expect(formatMemory(262_144)).toBe('256 MiB');
  });

  it('says that a judge error is our fault', () => {
    expect(verdictText('judge_error').help).toContain('never counts against you');
    expect(verdictText('skipped').label).toBe('Not run');
  });
});

describe('words for what came out', () => {
  it.each([
    [{ kind: 'submit', own_input: false }, 'AC', 'Accepted'],
    [{ kind: 'run', own_input: false }, 'AC', 'Samples passed'],
    [{ kind: 'run', own_input: true }, 'AC', 'Finished'],
    [{ kind: 'run', own_input: false }, 'WA', 'Wrong answer'],
  ] as const)('of %o with %s are %s', (sent, verdict, label) => {
    expect(outcomeLabel(sent, verdict)).toBe(label);
  });

  it('are sentences, and say nothing twice', () => {
    expect(reasonSentence('word 2 is "3", expected "2"')).toBe('Word 2: expected "2", got "3".');
    expect(reasonSentence('row 1: word 2 is "b", expected "a"')).toBe(
      'Row 1, word 2: expected "a", got "b".',
    );
    expect(reasonSentence('the output differs')).toBe('');
    expect(reasonSentence(null)).toBe('');
  });

  it('name the lines that differ, blanks at their ends apart', () => {
    expect(differingLines('1\n2\n3\n', '1 \n4\n3')).toEqual([2]);
    expect(differingLines('1\n', '')).toEqual([1]);
    expect(differingLines('1\n', '1\n2\n')).toEqual([2]);
    expect(differingLines('a', 'a\n')).toEqual([]);
  });

  it('keep the groups in their order with their points', () => {
    const judged = {
      tests: [row(1, 'AC', 'sample'), row(2, 'AC'), row(3, 'WA')],
      groups: [{ name: 'core', tag: 'core' as const, passed: false, points: 0, weight: 60 }],
    };
    const weights = [{ name: 'core', weight: 60 }];
    expect(groupTests(judged, weights)).toEqual([
      { name: 'sample', tests: judged.tests.slice(0, 1), points: null },
      { name: 'core', tests: judged.tests.slice(1), points: { given: 0, weight: 60 } },
    ]);
  });

  it.each([
    ['/box/main.cpp:5:3: error', ['main.cpp'], 'main.cpp:5:3', 'main.cpp', 5],
    ['In function:\nmain.c:7: warning', ['main.c'], 'main.c:7', 'main.c', 7],
    ['  File "/box/main.py", line 3, in f', ['main.py'], 'main.py", line 3', 'main.py', 3],
    ['/box/main.js:9\n  throw', ['main.js'], 'main.js:9', 'main.js', 9],
    ['../box/sums.go:7:9: x', ['main.go', 'sums.go'], 'sums.go:7:9', 'sums.go', 7],
    ['/box/lib/a.h:2: x', ['main.c', 'a.h', 'lib/a.h'], 'lib/a.h:2', 'lib/a.h', 2],
    ['at b.Sums.f(Sums.java:6)', ['Main.java', 'b/Sums.java'], 'Sums.java:6', 'b/Sums.java', 6],
  ])('find the place in %s', (message, files, text, file, line) => {
    const pieces = messagePieces(message, files);
    expect(pieces.filter((piece) => piece.place !== null)).toEqual([
      { text, place: { file, line } },
    ]);
    expect(pieces.map((piece) => piece.text).join('')).not.toContain('/box/');
  });

  it('find no place in what is not the candidate’s', () => {
    const message = 'File "/usr/lib/python3/geo.py", line 5\nScanner.java:937\nxmain.py:3';
    expect(messagePieces(message, ['main.py', 'geo.py'])).toEqual([{ text: message, place: null }]);
  });
});

describe('limits', () => {
  it('refuses an empty or a huge source before it is sent', () => {
    expect(sourceProblem('  \n')).toBe('Write some code first.');
    expect(sourceProblem('x'.repeat(128 * 1024))).toBeNull();
    expect(sourceProblem('é'.repeat(64 * 1024 + 1))).toContain('128 KiB');
  });

  it('counts own input in bytes', () => {
    expect(inputProblem('')).toBeNull();
    expect(inputProblem('x'.repeat(64 * 1024))).toBeNull();
    expect(inputProblem('é'.repeat(40_000))).toContain('64 KiB');
  });
});
