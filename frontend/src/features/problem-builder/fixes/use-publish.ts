import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import type { OpenProblemDraft, ProblemChecklistItem } from '@/api/words/problem-drafts';
import { judged, publishOwn, readDraft, takeStep } from '@/features/problem-builder/api';
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

/** Publishes a company's own problem: what is on the screen, once the judge has passed it. */
export function usePublishOwn() {
  const { draft, save } = useEditing();
  return useMutation({
    mutationFn: async () => {
      const version = await saved(save);
      const now = await readDraft(draft.id);
      if (isBlocked(now)) throw refused(text.submitBlocked);
      if (now.state === 'verified') return publishOwn(now);
      const asked =
        now.state === 'verifying' ? now : await takeStep({ id: draft.id, version }, 'verify');
      const done = await judged(asked);
      if (done.state !== 'verified') throw refused(text.notPassed);
      return publishOwn(done);
    },
  });
}
