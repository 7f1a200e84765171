/** What a submission means to the person who sent it: words, tones, counts and the newest state. */
import type { ProblemGroup, Submission, SubmissionSummary, TestRow, Verdict } from '@/api/words';
import { filesOf, groupLabel, type Place, sampleTitle } from '@/features/problems/rules';

export type Tone = 'positive' | 'negative' | 'caution' | 'info' | 'neutral';

type VerdictText = { readonly label: string; readonly help: string; readonly tone: Tone };

const VERDICTS: Record<Verdict, VerdictText> = {
  AC: { label: 'Accepted', help: 'Every test gave the expected answer.', tone: 'positive' },
  WA: {
    label: 'Wrong answer',
    help: 'The output does not match.',
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
  skipped: {
    label: 'Not run',
    help: 'An earlier test of this group failed, so this one was not needed.',
    tone: 'neutral',
  },
};

/** The words for a test's or a submission's verdict. */
export function verdictText(verdict: Verdict): VerdictText {
  return VERDICTS[verdict];
}

const PASSED: VerdictText = {
  label: 'Passed',
  help: 'The output matches.',
  tone: 'positive',
};

/** The words for one test: it passes, while only a whole submission is accepted. */
export function testText(verdict: Verdict): VerdictText {
  return verdict === 'AC' ? PASSED : verdictText(verdict);
}

/** The words for all of what was sent: samples that pass are no accepted submission. */
export function outcomeLabel(
  sent: Pick<SubmissionSummary, 'kind' | 'own_input'>,
  verdict: Verdict,
): string {
  if (verdict !== 'AC' || sent.kind === 'submit') return VERDICTS[verdict].label;
  return sent.own_input ? 'Finished' : 'Samples passed';
}

/** How the judge says which word is wrong, and in which row where it compares rows. */
const WRONG_WORD = /^(?:(row \d+|a row): )?word (\d+) is (.*), expected (.*)$/su;

/** What the judge adds to a verdict, as a sentence; empty where it only says the verdict again. */
export function reasonSentence(reason: string | null): string {
  if (reason === null || reason === '' || reason === 'the output differs') return '';
  const words = reason.replace(WRONG_WORD, (_, row: string | undefined, at, got, expected) => {
    return `${row === undefined ? '' : `${row}, `}word ${at}: expected ${expected}, got ${got}`;
  });
  const start = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  return /[.!?]$/u.test(start) ? start : `${start}.`;
}

/** The lines, from 1, in which an output is not the expected one; white space at a line's end does not count. */
export function differingLines(expected: string, output: string): number[] {
  const lines = (text: string) =>
    text
      .replace(/\n$/u, '')
      .split('\n')
      .map((line) => line.trimEnd());
  const [wanted, got] = [lines(expected), lines(output)];
  const most = Math.max(wanted.length, got.length);
  return Array.from({ length: most }, (_, index) => index + 1).filter(
    (line) => wanted[line - 1] !== got[line - 1],
  );
}

/** A group of tests in the order in which they run, with what it is worth. */
export type TestGroup = {
  readonly name: string;
  readonly tests: readonly TestRow[];
  /** Points it can give and has given; null where it gives none. */
  readonly points: { readonly given: number | null; readonly weight: number } | null;
};

/** The tests by group; points are there once a submission is judged. */
export function groupTests(
  submission: Pick<Submission, 'tests' | 'groups'>,
  weights: readonly Pick<ProblemGroup, 'name' | 'weight'>[],
): TestGroup[] {
  const names = [...new Set(submission.tests.map((test) => test.group))];
  return names.map((name) => {
    const weight = weights.find((group) => group.name === name)?.weight;
    const given = submission.groups.find((group) => group.name === name)?.points ?? null;
    return {
      name,
      tests: submission.tests.filter((test) => test.group === name),
      points: weight === undefined ? null : { given, weight },
    };
  });
}

/** A piece of a compiler's or a program's message; one with a place names a line of the candidate's. */
export type MessagePiece = { readonly text: string; readonly place: Place | null };

/** Where the judge keeps a candidate's files while it builds and runs them. */
const JUDGED_FOLDER = /(?:\.\.)?\/box\/(?=\w)/gu;

/** The message with the files called as on screen, cut at the places in them. */
export function messagePieces(message: string, files: readonly string[]): MessagePiece[] {
  const named = message.replace(JUDGED_FOLDER, '');
  // Java says where something happened by the file's own name, without its folders.
  const whole = new Map(files.map((file) => [file.slice(file.lastIndexOf('/') + 1), file]));
  for (const file of files) whole.set(file, file);
  const names = [...whole.keys()].sort((one, other) => other.length - one.length);
  const any = names.map((name) => name.replaceAll('.', '\\.')).join('|');
  const place = new RegExp(`(?<![\\w/.-])(?:\\./)?(${any})(?::|", line )(\\d+)(?::\\d+)?`, 'gu');
  const pieces: MessagePiece[] = [];
  let end = 0;
  for (const found of named.matchAll(place)) {
    const file = whole.get(found[1] ?? '') ?? '';
    if (found.index > end) pieces.push({ text: named.slice(end, found.index), place: null });
    pieces.push({ text: found[0], place: { file, line: Number(found[2]) } });
    end = found.index + found[0].length;
  }
  if (end < named.length) pieces.push({ text: named.slice(end), place: null });
  return pieces;
}

/** The names of the files that were sent. */
export function filesSent({ language, source }: Pick<Submission, 'language' | 'source'>): string[] {
  return filesOf(language, source).map(({ name }) => name);
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

/** Another submit of its task has to wait for it: not where an operator has it judged again. */
export function holdsUpSubmits(submission: Submission): boolean {
  return submission.kind === 'submit' && submission.generation === 1 && !isSettled(submission);
}

/** One line on the progress of the judging, for the pane's head and for a screen reader. */
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
  if (seconds === null) return 'Queued; no judge is running right now, your code is kept';
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
  if (test.tag === 'sample')
    return test.name === null ? `Sample ${test.number}` : sampleTitle(test.name);
  return `${groupLabel(test.group)}, test ${test.number}`;
}

/** The test that is open at first: the first that failed, otherwise the first. */
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

type Cpu = Pick<TestRow, 'verdict' | 'cpu_ms' | 'cpu_fifths'>;

/** The CPU time of a test: as measured for a sample, and for a hidden test how many fifths of the limit it used. */
export function cpuText(test: Cpu): string {
  if (test.verdict === 'skipped') return '–';
  return test.cpu_ms === null
    ? stepText(test.cpu_fifths, test.verdict === 'TLE')
    : formatCpu(test.cpu_ms);
}

type Memory = Pick<TestRow, 'verdict' | 'memory_kib' | 'memory_fifths'>;

/** The same of its memory. */
export function memoryText(test: Memory): string {
  if (test.verdict === 'skipped') return '–';
  return test.memory_kib === null
    ? stepText(test.memory_fifths, test.verdict === 'MLE')
    : formatMemory(test.memory_kib);
}

/** The whole limit is reached by a test that the limit ended, too. */
function stepText(fifths: number, ended: boolean): string {
  return ended && fifths === 5 ? 'limit reached' : `≤ ${20 * fifths}% of limit`;
}

/** Thousandths as "83.5%". */
export function formatShare(permille: number): string {
  return `${permille / 10}%`;
}

/** Own input is at most 64 KiB (UTF-8), a source at most 128 KiB. */
export const MAX_INPUT_BYTES = 64 * 1024;
export const MAX_SOURCE_BYTES = 128 * 1024;

/** Why this source cannot be sent, or null. */
export function sourceProblem(source: string): string | null {
  if (source.trim() === '') return 'Write some code first.';
  const bytes = new TextEncoder().encode(source).length;
  if (bytes > MAX_SOURCE_BYTES)
    return `The code is ${Math.ceil(bytes / 1024)} KiB; the maximum is 128 KiB.`;
  return null;
}

/** Why this input cannot be sent, or null. */
export function inputProblem(input: string): string | null {
  const bytes = new TextEncoder().encode(input).length;
  return bytes > MAX_INPUT_BYTES
    ? `The input is ${Math.ceil(bytes / 1024)} KiB; the maximum is 64 KiB.`
    : null;
}
