/** How a report's figures are written and ordered. Nothing here computes a score: the server's integers are shown. */
import type { Report, ReportCohort, ReportGroup, ReportTask, ReportTest, Skill } from '@/api/words';

import type { ResultDecision } from '@/api/words/decisions';
import type { AttemptVerification } from '@/api/words/integrity';
import { toReader } from '@/facts/reader';
import { sampleTitle } from '@/features/problems/rules';
import type { BadgeTone } from '@/ui/Badge';

import { text } from './text';

type Shown = Exclude<AttemptVerification, 'unexamined'>;

const tones: Record<Shown, BadgeTone> = {
  under_review: 'info',
  verified: 'neutral',
  not_verified: 'negative',
  appealed: 'info',
};

/**
 * What stands beside a grade: a word and perhaps a sentence, which speaks to the candidate where it is their own; never
 * a number. Null where nothing was looked for.
 */
export function verificationMark(verification: AttemptVerification | null, isOwn = false) {
  if (verification === null || verification === 'unexamined') return null;
  const { label, detail } = text.verifications[verification];
  const tone = tones[verification];
  return { label, tone, detail: detail === null ? null : toReader(detail, isOwn) };
}

/** Where an attempt that is over stands, as a badge says it. */
export function stateMark(state: Report['state']): { label: string; tone: BadgeTone } {
  if (state === 'graded') return { label: text.graded, tone: 'positive' };
  if (state === 'voided') return { label: text.voided, tone: 'caution' };
  return { label: text.judging, tone: 'info' };
}

const decisionTones: Record<ResultDecision, BadgeTone> = {
  undecided: 'info',
  advanced: 'positive',
  held: 'caution',
  declined: 'negative',
};

/** What the company has decided, as a badge says it. */
export function decisionMark(decision: ResultDecision): { label: string; tone: BadgeTone } {
  return { label: text.decisions[decision], tone: decisionTones[decision] };
}

/** Tenths of a percent as people write them: 808 → "80.8%". */
export function formatTenths(tenths: number): string {
  return `${Math.trunc(tenths / 10)}.${Math.abs(tenths % 10)}%`;
}

/** The same, or the words for a figure that does not exist (an assessment without performance tests). */
export function tenthsOrNone(tenths: number | null): string {
  return tenths === null ? 'Not measured' : formatTenths(tenths);
}

/** The standard error beside a fineness. It is never left out. */
export function semText(sem: number | null): string {
  return sem === null ? 'Standard error not yet estimated' : `± ${sem} (standard error)`;
}

/** "1 h 38 m of 2 h": how much of the time was used. */
export function usedText(usedSeconds: number, durationMinutes: number): string {
  return `${formatMinutes(Math.round(usedSeconds / 60))} of ${formatMinutes(durationMinutes)}`;
}

/** 98 → "1 h 38 m"; under a minute is "under 1 m". */
export function formatMinutes(minutes: number): string {
  if (minutes < 1) return 'under 1 m';
  const h = Math.floor(minutes / 60);
  const m = minutes % 60;
  if (h === 0) return `${m} m`;
  return m === 0 ? `${h} h` : `${h} h ${m} m`;
}

/** "March 2031", in UTC so that both readers see one month. */
export function monthOf(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(iso));
}

/** "12 Mar 2031", in UTC so that both readers see one day. */
export function dayOf(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(iso));
}

/** A skill's name at the beginning of a line: "dynamic programming" → "Dynamic programming". */
export function skillName(name: string): string {
  if (name === 'sql') return 'SQL';
  if (name === 'api design') return 'API design';
  return name.charAt(0).toLocaleUpperCase('en') + name.slice(1);
}

/** The word beside a skill's share: nothing solved is no level. */
export function skillLevel(skill: Skill): string {
  return skill.percent_tenths === 0 ? text.nothingSolved : skill.label;
}

/** What a figure is measured against, or why there is nothing yet; null where nobody has the figure. */
export function medianText(cohort: ReportCohort, median: string | null): string | null {
  return median === null ? null : text.medianOf(cohort.people, median);
}

/** Where the score stands; null where too few have one. */
export function percentileText({ percentile, cohort }: Report): string | null {
  return percentile === null ? null : text.percentile(cohort.people, percentile);
}

/** Whether so many have taken the assessment that their medians say something. */
export function hasMedians(cohort: ReportCohort): boolean {
  return cohort.people >= cohort.least;
}

export type GroupState = 'passed' | 'failed' | 'not_run';

/** A group none of whose tests ran did not fail. */
export function groupState(group: ReportGroup): GroupState {
  if (group.passed) return 'passed';
  return group.tests.every((test) => test.verdict === 'skipped') ? 'not_run' : 'failed';
}

/** Whether this group shows the statement's samples; they carry no points. */
export function isSampleGroup(group: ReportGroup): boolean {
  return group.tag === 'sample';
}

export type Tally = { readonly passed: number; readonly total: number };

/** Hidden tests of a task that passed. */
export function hiddenTally(task: ReportTask): Tally {
  const tests = task.groups
    .filter((group) => !isSampleGroup(group))
    .flatMap((group) => group.tests);
  return { passed: tests.filter((test) => test.verdict === 'AC').length, total: tests.length };
}

/** Groups of a task that passed whole; only those carry points. */
export function groupTally(task: ReportTask): Tally {
  const groups = task.groups.filter((group) => !isSampleGroup(group));
  return { passed: groups.filter((group) => group.passed).length, total: groups.length };
}

/** The hidden test that used most of the limit on CPU time, or null when none ran. */
export function slowestTest(task: ReportTask): ReportTest | null {
  const used = (test: ReportTest) => 2 * test.cpu_fifths + (test.verdict === 'TLE' ? 1 : 0);
  const ran = task.groups
    .filter((group) => !isSampleGroup(group))
    .flatMap((group) => group.tests)
    .filter((test) => test.verdict !== 'skipped');
  return ran.reduce<ReportTest | null>(
    (most, test) => (most === null || used(test) > used(most) ? test : most),
    null,
  );
}

/** What a test is called: samples have names, which files of a package carry; hidden tests have a number. */
export function testTitle({ name, number }: Pick<ReportTest, 'name' | 'number'>): string {
  return name === null ? text.testNumber(number) : sampleTitle(name);
}

/** Failing tests first, then those that did not run, then the rest; each in the order of their numbers. */
export function failingFirst(tests: readonly ReportTest[]): ReportTest[] {
  const rank = (test: ReportTest) =>
    test.verdict === 'AC' ? 2 : test.verdict === 'skipped' ? 1 : 0;
  return [...tests].sort((a, b) => rank(a) - rank(b) || a.number - b.number);
}

/** Groups with a failure first, then those that did not run, passed samples last; the order the problem gives otherwise. */
export function groupsInOrder(groups: readonly ReportGroup[]): ReportGroup[] {
  const ranks: Record<GroupState, number> = { failed: 0, not_run: 1, passed: 2 };
  const rank = (group: ReportGroup) =>
    ranks[groupState(group)] + (group.passed && isSampleGroup(group) ? 1 : 0);
  return [...groups].sort((a, b) => rank(a) - rank(b));
}

/** "3 of 4 tasks attempted". */
export function attemptedText(report: Report): string {
  const total = report.tasks.length;
  return `${report.attempted} of ${total} ${total === 1 ? 'task' : 'tasks'} attempted`;
}

/** Whether it was graded and nothing was handed in: then there is nothing to certify. */
export const isEmpty = ({ generation, attempted }: Pick<Report, 'generation' | 'attempted'>) =>
  generation !== null && attempted === 0;

/** The task that the URL names, else the first that lost points, else the first. */
export function taskToShow(tasks: readonly ReportTask[], wanted: string | null): ReportTask | null {
  const named = tasks.find((task) => String(task.position) === wanted);
  return named ?? tasks.find((task) => (task.points ?? 0) < 100) ?? tasks[0] ?? null;
}

/** After these words “you” is who something is done to. */
const OBJECT = /\b(about|against|asks?|by|for|from|gives?|of|on|shows?|to|with) you\b/giu;

/** A text to the candidate as others read it about them. “They” keeps every verb as it is. */
export function aboutThem(text: string): string {
  const cased = (word: string) => (found: string) =>
    /^[A-Z]/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  return text
    .replace(OBJECT, '$1 them')
    .replace(/\byourselves\b|\byourself\b/giu, cased('themselves'))
    .replace(/\byours\b/giu, cased('theirs'))
    .replace(/\byour\b/giu, cased('their'))
    .replace(/\byou\b/giu, cased('they'));
}
