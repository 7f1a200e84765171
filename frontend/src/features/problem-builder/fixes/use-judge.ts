import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import type { OpenProblemDraft } from '@/api/words/problem-drafts';
import { fillAnswers, takeStep } from '@/features/problem-builder/api';
import { useEditing } from '@/features/problem-builder/editor/context';
import { text } from '@/features/problem-builder/text';

/** The version that is saved; what the judge gets is what is on the screen. */
export async function saved(save: () => Promise<number | null>): Promise<number> {
  const version = await save();
  if (version === null) throw new ApiError({ status: 0, code: 'unsaved', detail: text.saveFailed });
  return version;
}

/** Has the author's solution answer inputs: those without an answer, or all where `replace` says so. */
export function useFill() {
  const { draft, save } = useEditing();
  return useMutation<OpenProblemDraft, Error, boolean>({
    mutationFn: async (replace) =>
      fillAnswers({ id: draft.id, version: await saved(save) }, replace),
  });
}

/** Has the judge verify everything. */
export function useVerify() {
  const { draft, save } = useEditing();
  return useMutation({
    mutationFn: async () => takeStep({ id: draft.id, version: await saved(save) }, 'verify'),
  });
}
