/** What was typed, kept for this browser tab so that a reload loses nothing. */
import { create } from 'zustand';

import { EMPTY_DRAFT, parseDraft, type SendDraft } from './rules';

const NAME = 'assay.sendDraft';

function readKept(): SendDraft {
  try {
    return parseDraft(sessionStorage.getItem(NAME));
  } catch {
    return EMPTY_DRAFT;
  }
}

function keep(draft: SendDraft): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(draft));
  } catch {
    // A forbidden or full store only costs the draft at a reload.
  }
}

const useStore = create<{ readonly draft: SendDraft }>()(() => ({ draft: readKept() }));

export const useSendDraft = () => useStore((state) => state.draft);

export function changeSendDraft(draft: SendDraft): void {
  keep(draft);
  useStore.setState({ draft });
}
