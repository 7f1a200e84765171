/** What a submission means to the person who sent it: words, tones, counts and the newest state. */
import type { Submission, TestRow, Verdict } from '@/api/types';

export type Tone = 'positive' | 'negative' | 'caution' | 'info' | 'neutral';

type VerdictText = { readonly label: string; readonly help: string; readonly tone: Tone };

const VERDICTS: Record<Verdict, VerdictText> = {
  AC: { label: 'Accepted', help: 'Every test gave the expected answer.', tone: 'positive' },
  WA: {
    label: 'Wrong answer',
    help: 'The output differs from the expected one.',
    tone: 'negative',
  },
  TLE: { label: 'Time limit', help: 'The program ran longer than allowed.', tone: 'negative' },
  MLE: {
    label: 'Memory limit',
    help: 'The program used more memory than allowed.',
    tone: 'negative',
  },
  OLE: { label: 'Output limit', help: 'The program printed more than allowed.', tone: 'negative' },
  RTE: { label: 'Runtime error', help: 'The program stopped with an error.', tone: 'negative' },
  CE: { label: 'Compile error', help: 'The program could not be built.', tone: 'negative' },
  judge_error: {
    label: 'Judge error',
    help: 'This is our fault. It never counts against you, and the submission is judged again.',
    tone: 'caution',
  },
};

const SKIPPED: VerdictText = {
  label: 'Not run',
  help: 'An earlier test of this group failed, so this one was not needed.',
  tone: 'neutral',
};

/** The words for a test's or a submission's verdict. */
export function verdictText(verdict: Verdict | 'skipped'): VerdictText {
  return verdict === 'skipped' ? SKIPPED : VERDICTS[verdict];
}

/** Events may arrive twice or late: the state with the higher event id wins. */
export function newer(current: Submission | null, incoming: Submission): Submission {
  if (current === null || current.id !== incoming.id) return incoming;
  return incoming.event_id >= current.event_id ? incoming : current;
}

/** Nothing more will come for this submission. */
export function isSettled(submission: Submission): boolean {
  return submission.state !== 'queued' && submission.state !== 'running';
}

/** Another submit of its task has to wait for it: not where an operator has it judged once more. */
export function holdsUpSubmits(submission: Submission): boolean {
  return submission.kind === 'submit' && submission.generation === 1 && !isSettled(submission);
}

/** One line on where the judging stands, for the pane's head and for a screen reader. */
export function progressText(submission: Submission): string {
  if (submission.state === 'judge_error') return VERDICTS.judge_error.label;
  if (submission.state === 'superseded') return 'Replaced by your newer run';
  if (submission.state === 'judged') return settledText(submission);
  switch (submission.phase) {
    case 'queued':
      return queuedText(submission.ahead, submission.wait_seconds);
    case 'compiling':
      return 'Compiling';
    case 'running':
    case 'done':
      return submission.tests_total > 0
        ? `Running ${submission.tests.length} of ${submission.tests_total}`
        : 'Running';
  }
}

/** The wait is the server's estimate; below three seconds it is not worth a word. */
function queuedText(ahead: number | null, seconds: number | null): string {
  if (seconds === null) return 'Queued; no judge is at work just now, your code is kept';
  const place = ahead === null || ahead === 0 ? 'you are next' : `${ahead} ahead`;
  if (seconds < 3) return `Queued, ${place}`;
  const wait = seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
  return `Queued, ${place}, about ${wait}`;
}

function settledText(submission: Submission): string {
  if (submission.verdict === 'CE') return VERDICTS.CE.label;
  if (submission.own_input !== null) return 'Finished';
  const { passed, total } = tally(submission.tests);
  const counts = `${passed} of ${total} passed`;
  return submission.points === null ? counts : `${submission.points} of 100 points, ${counts}`;
}

/** How many of the tests that ran passed. */
export function tally(tests: readonly TestRow[]): { passed: number; total: number } {
  return { passed: tests.filter((test) => test.verdict === 'AC').length, total: tests.length };
}

/** What a test is called on screen: samples have names, hidden tests only a group and a number. */
export function testName(test: Pick<TestRow, 'name' | 'number' | 'group' | 'tag'>): string {
  if (test.tag === 'sample') return test.name ?? `Sample ${test.number}`;
  return `${groupLabel(test.group)}, test ${test.number}`;
}

/** "edge" → "Edge", "perf1" → "Performance 1". */
export function groupLabel(name: string): string {
  const match = /^(?:secret[/-])?(core|edge|perf|sample)s?[-_ ]?(\d*)$/.exec(name);
  if (match === null) return name;
  const words = { core: 'Core', edge: 'Edge', perf: 'Performance', sample: 'Samples' };
  const word = words[match[1] as keyof typeof words];
  return match[2] === undefined || match[2] === '' ? word : `${word} ${match[2]}`;
}

/** The test that opens by itself: the first that failed, else the first. */
export function testToOpen(tests: readonly TestRow[]): number | null {
  const failed = tests.find((test) => test.verdict !== 'AC' && test.verdict !== 'skipped');
  return (failed ?? tests[0])?.number ?? null;
}

export function formatCpu(ms: number): string {
  return ms < 10_000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}

export function formatMemory(kib: number): string {
  return kib < 1024 ? `${kib} KiB` : `${(kib / 1024).toFixed(kib < 10_240 ? 1 : 0)} MiB`;
}

/** Own input is at most 64 KiB (UTF-8), a source at most 128 KiB. */
export const MAX_INPUT_BYTES = 64 * 1024;
export const MAX_SOURCE_BYTES = 128 * 1024;

/** Why this source cannot be sent, or null. */
export function sourceProblem(source: string): string | null {
  if (source.trim() === '') return 'Write some code first.';
  const bytes = new TextEncoder().encode(source).length;
  if (bytes > MAX_SOURCE_BYTES)
    return `The code is ${Math.ceil(bytes / 1024)} KiB; 128 KiB is the most.`;
  return null;
}

/** Why this input cannot be sent, or null. */
export function inputProblem(input: string): string | null {
  const bytes = new TextEncoder().encode(input).length;
  return bytes > MAX_INPUT_BYTES
    ? `The input is ${Math.ceil(bytes / 1024)} KiB; 64 KiB is the most.`
    : null;
}
