/** Changes that a package allows without asking its author: each answers the files to change. */
import { parseDocument } from 'yaml';
import {
  groupSettings,
  metadataOf,
  METADATA,
  withLimit,
  withRequires,
  withWeight,
} from '@/features/problem-builder/metadata';
import { groupsOf, type Edits, type Files, type Group } from '@/features/problem-builder/rules';

const ACCEPTED = 'submissions/accepted/';
const WRONG = 'submissions/wrong_answer/';
export const EXPECTATIONS = 'submissions/submissions.yaml';

const settingsOf = (group: Group) => `${group.folder}test_group.yaml`;
const scored = (files: Files): Group[] =>
  groupsOf(files).filter(({ tag, tests }) => tag !== 'sample' && tests.length > 0);

/** Inputs without an answer, by their paths. */
export const unanswered = (files: Files): string[] =>
  [...files.keys()].filter(
    (path) =>
      /^data\/(?:sample|secret)\/.*\.in$/.test(path) && !files.has(path.replace(/\.in$/, '.ans')),
  );

/** Whether there is a solution that could answer them. */
export const hasSolution = (files: Files): boolean =>
  [...files.keys()].some((path) => path.startsWith(ACCEPTED) && !path.endsWith('.md'));

/** The groups share 100 points in the proportion they have now, evenly where they have none; each has at least one. */
export function sharedOut(files: Files): Edits {
  const groups = scored(files);
  if (groups.length === 0 || groups.length > 100) return {};
  const sources = groups.map((group) => files.get(settingsOf(group)) ?? '');
  const weights = sources.map((source) => groupSettings(source).weight ?? 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const wanted = weights.map((weight) =>
    total === 0 ? 100 / groups.length : (weight / total) * 100,
  );
  const shares = wanted.map((share) => Math.max(1, Math.floor(share)));
  // What rounding left goes to the largest rests; what the least of one took comes from the largest shares.
  let left = 100 - shares.reduce((sum, share) => sum + share, 0);
  const rest = (at: number) => (wanted[at] ?? 0) - (shares[at] ?? 0);
  while (left !== 0) {
    const step = Math.sign(left);
    const places = [...shares.keys()].filter((at) => step > 0 || (shares[at] ?? 0) > 1);
    const at = places.reduce((best, one) => (step * (rest(one) - rest(best)) > 0 ? one : best));
    shares[at] = (shares[at] ?? 0) + step;
    left -= step;
  }
  return Object.fromEntries(
    groups.map((group, at) => [settingsOf(group), withWeight(sources[at] ?? '', shares[at] ?? 1)]),
  );
}

/** Perf groups run only after every core group. */
export function behindCore(files: Files): Edits {
  const groups = groupsOf(files);
  const core = groups.filter(({ tag }) => tag === 'core').map(({ name }) => name);
  const edits: Record<string, string> = {};
  for (const group of groups.filter(({ tag }) => tag === 'perf')) {
    const source = files.get(settingsOf(group)) ?? '';
    const { requires } = groupSettings(source);
    const missing = core.filter((name) => !requires.includes(name));
    if (missing.length > 0)
      edits[settingsOf(group)] = withRequires(source, [...requires, ...missing].sort());
  }
  return edits;
}

/**
 * The first wrong solution is expected to pass every core group and to fail the first edge group. What is said of it
 * there already stays.
 */
export function expectingFailure(files: Files): Edits {
  const wrong = [...files.keys()].find((path) => path.startsWith(WRONG));
  const groups = groupsOf(files);
  const edge = groups.find(({ tag }) => tag === 'edge')?.name;
  const document = parseDocument(files.get(EXPECTATIONS) ?? '');
  if (wrong === undefined || edge === undefined || document.errors.length > 0) return {};
  const name = wrong.replace('submissions/', '').split('/').slice(0, 2).join('/');
  for (const { name: core } of groups.filter(({ tag }) => tag === 'core'))
    document.setIn([name, `secret/${core}`, 'permitted'], ['AC']);
  document.setIn([name, `secret/${edge}`, 'permitted'], ['AC', 'WA']);
  document.setIn([name, `secret/${edge}`, 'required'], ['WA']);
  return { [EXPECTATIONS]: document.toString({ lineWidth: 0 }) };
}

/** The limit in seconds that leaves the slowest accepted solution half of it, in tenths; null where it has that. */
export function limitFor(files: Files, slowestMs: number | null): number | null {
  const limit = metadataOf(files.get(METADATA) ?? '')?.limits.time_limit ?? null;
  if (slowestMs === null || limit === null) return null;
  const wanted = Math.ceil((slowestMs * 2) / 100) / 10;
  return wanted > limit ? wanted : null;
}

/** With that limit. */
export const withRoom = (files: Files, seconds: number): Edits => ({
  [METADATA]: withLimit(files.get(METADATA) ?? '', 'time_limit', seconds),
});
