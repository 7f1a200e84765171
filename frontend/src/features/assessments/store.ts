/** The builder's draft, kept for this browser tab so that a reload loses nothing. */
import { create } from 'zustand';

import { type BuilderDraft, EMPTY_DRAFT, parseDraft } from './rules';

const NAME = 'assay.assessmentDraft';

function readKept(): BuilderDraft {
  try {
    return parseDraft(sessionStorage.getItem(NAME));
  } catch {
    return EMPTY_DRAFT;
  }
}

function keep(draft: BuilderDraft): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(draft));
  } catch {
    // A forbidden store only costs the draft at a reload.
  }
}

type DraftStore = { readonly draft: BuilderDraft };

const useStore = create<DraftStore>()(() => ({ draft: readKept() }));

export const useAssessmentDraft = () => useStore((state) => state.draft);

export const draftActions = {
  change: (draft: BuilderDraft) => {
    keep(draft);
    useStore.setState({ draft });
  },
  discard: () => {
    keep(EMPTY_DRAFT);
    useStore.setState({ draft: EMPTY_DRAFT });
  },
};
