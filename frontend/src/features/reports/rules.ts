/** How a report's figures are written and ordered. Nothing here computes a score: the server's integers are shown. */
import type { Report, ReportGroup, ReportTask, ReportTest, TestTag } from '@/api/types';

/** Tenths of a percent as people write them: 808 → "80.8 %". */
export function formatTenths(tenths: number): string {
  return `${Math.trunc(tenths / 10)}.${Math.abs(tenths % 10)} %`;
}

/** The same, or the words for a figure that does not exist (an assessment without performance tests). */
export function tenthsOrNone(tenths: number | null): string {
  return tenths === null ? 'Not measured' : formatTenths(tenths);
}

/** The error band beside a fineness. It is never left out. */
export function semText(sem: number | null): string {
  return sem === null ? 'Error band not yet estimated' : `± ${sem}`;
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

/** Whether this group shows the statement's samples; they carry no points. */
export function isSampleGroup(group: ReportGroup): boolean {
  return (group.tag as TestTag) === 'sample';
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

/** The longest CPU time among a task's tests, or null when none ran. */
export function slowestMs(task: ReportTask): number | null {
  const times = task.groups
    .flatMap((group) => group.tests)
    .filter((test) => test.verdict !== 'skipped')
    .map((test) => test.cpu_ms);
  return times.length === 0 ? null : Math.max(...times);
}

/** Failing tests first, then those that did not run, then the rest; each in the order of their numbers. */
export function failingFirst(tests: readonly ReportTest[]): ReportTest[] {
  const rank = (test: ReportTest) =>
    test.verdict === 'AC' ? 2 : test.verdict === 'skipped' ? 1 : 0;
  return [...tests].sort((a, b) => rank(a) - rank(b) || a.number - b.number);
}

/** Groups with a failure first, samples last; the order the problem gives otherwise. */
export function groupsInOrder(groups: readonly ReportGroup[]): ReportGroup[] {
  const rank = (group: ReportGroup) => (isSampleGroup(group) ? 2 : group.passed ? 1 : 0);
  return [...groups].sort((a, b) => rank(a) - rank(b));
}

/** "3 of 4 tasks attempted". */
export function attemptedText(report: Report): string {
  const total = report.tasks.length;
  return `${report.attempted} of ${total} ${total === 1 ? 'task' : 'tasks'} attempted`;
}

/** The task that the URL names, else the first that lost points, else the first. */
export function taskToShow(tasks: readonly ReportTask[], wanted: string | null): ReportTask | null {
  const named = tasks.find((task) => String(task.position) === wanted);
  return named ?? tasks.find((task) => (task.points ?? 0) < 100) ?? tasks[0] ?? null;
}
