import type { OpenProblemDraft, ProblemChecklistLine } from '@/api/words/problem-drafts';
import { useEditing } from '@/features/problem-builder/editor/context';
import type { Edits, Files } from '@/features/problem-builder/rules';
import { filesOf } from '@/features/problem-builder/scenario/outline';
import {
  behindCore,
  expectingFailure,
  hasSolution,
  limitFor,
  sharedOut,
  unanswered,
  withRoom,
} from './changes';
import { addressOf, spotOf, type Spot } from './places';
import { text } from './text';
import { useFill, useVerify } from './use-judge';

type Line = ProblemChecklistLine;
type Fault = OpenProblemDraft['faults'][number];

/** What fixes a finding: a place to go to, or something that is done at once. */
export type Fix = { label: string } & ({ to: string } | { act: () => void; isBusy: boolean });

const isEmpty = (edits: Edits) => Object.keys(edits).length === 0;

const spots: Partial<Record<Line['item'], readonly [string, Spot]>> = {
  statement: [text.write, 'statement'],
  samples: [text.addSample, 'samples'],
  answers: [text.addTest, 'tests'],
  solutions: [text.addSolution, 'add'],
  weights: [text.open, 'weights'],
  licence: [text.chooseLicence, 'licence'],
};

/** Which fix each finding of the open draft has; none where nothing can be changed. */
export function useFixes() {
  const { draft, files, putAll, save, readOnlyReason } = useEditing();
  const fill = useFill();
  const verify = useVerify();
  const isVerifying = draft.state === 'verifying';

  /** The files that a finding is about, and how changes of them are put. */
  const scope = (task: string | null | undefined) => {
    const isWhole = task === null || task === undefined;
    const own: Files = isWhole ? files : filesOf(files, task);
    const put = (edits: Edits) => {
      const placed = Object.entries(edits).map(([path, value]) => [
        isWhole ? path : `${task}/${path}`,
        value,
      ]);
      putAll(Object.fromEntries(placed) as Edits);
      // The checklist is of what is saved.
      void save();
    };
    return { own, put };
  };
  const change = (label: string, edits: Edits, put: (edits: Edits) => void): Fix | null =>
    isEmpty(edits) ? null : { label, act: () => put(edits), isBusy: false };
  const fillIn = (own: Files): Fix | null =>
    unanswered(own).length > 0 && hasSolution(own)
      ? { label: text.fill, act: () => fill.mutate(false), isBusy: fill.isPending || isVerifying }
      : null;
  const judge: Fix = {
    label: text.verify,
    act: () => verify.mutate(),
    isBusy: verify.isPending || isVerifying,
  };
  const raise = (own: Files, put: (edits: Edits) => void): Fix | null => {
    const seconds = limitFor(own, draft.check?.slowest_accepted_ms ?? null);
    return seconds === null ? null : change(text.raise(seconds), withRoom(own, seconds), put);
  };

  const ofLine = (line: Line): Fix | null => {
    if (readOnlyReason !== undefined || line.is_met || line.item === 'package') return null;
    const { own, put } = scope(line.task);
    if (line.item === 'answers' && fillIn(own) !== null) return fillIn(own);
    if (line.item === 'weights' && line.tab === 'tests') {
      const shared = change(text.share, sharedOut(own), put);
      if (shared !== null) return shared;
    }
    if (line.item === 'time_limit' && raise(own, put) !== null) return raise(own, put);
    if (line.tab === 'verify') return isVerifying ? null : judge;
    const [label, spot] = spots[line.item] ?? [text.open, undefined];
    // A file that is named is the place, whatever the line is about.
    if (typeof line.path === 'string') return { label: text.open, to: addressOf(line, 'file') };
    return { label, to: addressOf(line, line.tab === 'tasks' ? undefined : spot) };
  };

  const ofFault = (fault: Fault): Fix => {
    const go: Fix = { label: text.open, to: addressOf(fault, spotOf(fault.path, fault.text)) };
    if (readOnlyReason !== undefined) return go;
    const { own, put } = scope(fault.task);
    const { path } = fault;
    if (path.endsWith('.in') && unanswered(own).includes(path)) return fillIn(own) ?? go;
    const behind = Object.entries(behindCore(own)).filter(([file]) => file.startsWith(`${path}/`));
    if (/^data\/secret\/perf\d*$/.test(path) && behind.length > 0)
      return change(text.core, Object.fromEntries(behind), put) ?? go;
    if (path === 'data/secret' || path.endsWith('/test_group.yaml'))
      return change(text.share, sharedOut(own), put) ?? go;
    // Of `submissions` as a whole the judge's rules name three things; only one of them names the file of expectations.
    if (path === 'submissions' && fault.text.includes('submissions.yaml'))
      return change(text.expect, expectingFailure(own), put) ?? go;
    return go;
  };
  return { ofLine, ofFault, failure: fill.error ?? verify.error };
}
