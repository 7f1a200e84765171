/** The builder's draft, kept in this browser for one person at one company until they log out. */
import { useEffect, useState } from 'react';
import { create } from 'zustand';

import { useAccount } from '@/features/session/store';
import { forgetOwned, onOwnedElsewhere, readOwned, writeOwned } from '@/platform/storage';

import { type BuilderDraft, EMPTY_DRAFT, isBegun, parseDraft } from './rules';

const KEY = 'assessmentDraft';
const NOBODY = 'nobody';

export type DraftOwner = { readonly uid: string; readonly company: string };

/** Whose draft it is; a company of nobody where none is signed in. */
export function useDraftOwner(company: string): DraftOwner {
  return { uid: useAccount()?.uid ?? NOBODY, company };
}

const read = ({ uid, company }: DraftOwner) => parseDraft(readOwned(KEY, uid, company));

const nameOf = ({ uid, company }: DraftOwner) => `${uid}.${company}`;

/** What has been changed since the page was loaded, also where the browser keeps nothing. */
type DraftStore = { readonly changed: Readonly<Record<string, BuilderDraft>> };

const useStore = create<DraftStore>()(() => ({ changed: {} }));

function put(owner: DraftOwner, draft: BuilderDraft): void {
  useStore.setState(({ changed }) => ({ changed: { ...changed, [nameOf(owner)]: draft } }));
}

/** The draft of a person at a company, and what another tab makes of it. */
export function useAssessmentDraft(owner: DraftOwner): BuilderDraft {
  const { uid, company } = owner;
  const [opened] = useState(() => read(owner));
  useEffect(
    () => onOwnedElsewhere(KEY, uid, company, (text) => put({ uid, company }, parseDraft(text))),
    [uid, company],
  );
  return useStore(({ changed }) => changed[nameOf(owner)]) ?? opened;
}

/** Whether there was a draft when the page was opened; for the offer to go on with it. */
export function useKeptDraft(owner: DraftOwner): BuilderDraft | null {
  const [kept] = useState(() => read(owner));
  return isBegun(kept) ? kept : null;
}

export const draftActions = {
  change: (owner: DraftOwner, draft: BuilderDraft) => {
    writeOwned(KEY, owner.uid, owner.company, JSON.stringify(draft));
    put(owner, draft);
  },
  discard: (owner: DraftOwner) => {
    forgetOwned(owner.uid, { key: KEY, part: owner.company });
    put(owner, EMPTY_DRAFT);
  },
};
