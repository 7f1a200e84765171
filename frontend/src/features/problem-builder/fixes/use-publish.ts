import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import type { OpenProblemDraft, ProblemChecklistItem } from '@/api/words/problem-drafts';
import {
  judged,
  publishOwn,
  readDraft,
  show,
  verifyAndPublish,
} from '@/features/problem-builder/api';
import { useEditing } from '@/features/problem-builder/editor/context';
import { text } from '@/features/problem-builder/text';
import { saved } from './use-judge';

/** What the judge finds; everything else is the author's to do first. */
const JUDGED: readonly ProblemChecklistItem[] = [
  'inputs',
  'verdicts',
  'time_limit',
  'slow_solution',
  'last_solution',
];

/** Whether the judge is through with these files and something is not as expected. */
const hasFailed = ({ check }: OpenProblemDraft) =>
  check?.is_current === true && check.state === 'failed';

/** Whether something is missing that no run of the judge brings. */
export const isBlocked = (draft: OpenProblemDraft): boolean =>
  hasFailed(draft) || draft.checklist.some((line) => !line.is_met && !JUDGED.includes(line.item));

const refused = (detail: string) => new ApiError({ status: 0, code: 'not_ready', detail });

/** Whether the server publishes the draft once the judge, who is at it, has passed it. */
export const isPublishing = ({ state, check }: OpenProblemDraft): boolean =>
  state === 'verifying' && check?.publishes === true;

/** Publishes a company's own problem: what is on the screen, once the judge has passed it, also where this page is left. */
export function usePublishOwn() {
  const { draft, save } = useEditing();
  return useMutation({
    mutationFn: async () => {
      const version = await saved(save);
      const now = await readDraft(draft.id);
      if (isBlocked(now)) throw refused(text.submitBlocked);
      if (now.state === 'verified') return publishOwn(now);
      const asked = isPublishing(now) ? now : await verifyAndPublish({ id: draft.id, version });
      const done = await judged(asked);
      // What the server refused says why.
      if (done.state === 'verified') return publishOwn(done);
      if (done.state !== 'published') throw refused(text.notPassed);
      return show(done);
    },
  });
}
