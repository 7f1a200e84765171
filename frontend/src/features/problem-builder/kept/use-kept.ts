import { useEffect, useState } from 'react';
import { textsOf, writeTexts } from '@/platform/drafts/database';
import { logError } from '@/platform/log';
import { session, useAccount } from '@/features/session/store';
import { Keeper } from './keeper';
import { type Kept, keptOf } from './rules';

/** How long a browser may take to show what it keeps; some never answer. */
const PATIENCE_MS = 4_000;

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the database does not answer')), PATIENCE_MS);
  });

async function read(owner: string | null, draftId: string): Promise<Kept | null> {
  if (owner === null) return null;
  try {
    return keptOf(await Promise.race([textsOf(owner), tooLate()]), draftId);
  } catch (error) {
    logError('the browser shows no changes of a problem', error);
    return null;
  }
}

/** What this browser keeps of a draft for the person who is signed in: null for nothing, undefined until it is read. */
export function useKept(draftId: string): Kept | null | undefined {
  const owner = useAccount()?.uid ?? null;
  const key = `${owner ?? ''} ${draftId}`;
  const [found, setFound] = useState<{ key: string; kept: Kept | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    void read(owner, draftId).then((kept) => {
      if (wanted) setFound({ key, kept });
    });
    return () => {
      wanted = false;
    };
  }, [owner, draftId, key]);
  return found?.key === key ? found.kept : undefined;
}

/** Who keeps the changes of a draft from here on, and whether the browser lets it. */
export function useKeeper(draftId: string, kept: Kept | null): { keeper: Keeper; keeps: boolean } {
  const owner = useAccount()?.uid ?? null;
  const [keeps, setKeeps] = useState(true);
  const [keeper] = useState(() => {
    const write = async (changes: Parameters<typeof writeTexts>[1]) => {
      // Somebody who has logged out leaves nothing here.
      if (owner === null || session().account?.uid !== owner) return;
      await writeTexts(owner, changes);
    };
    return new Keeper(draftId, kept, { write, onKeeps: setKeeps });
  });
  useEffect(() => {
    const flush = () => void keeper.flush();
    const hide = () => {
      if (document.hidden) flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hide);
      flush();
    };
  }, [keeper]);
  return { keeper, keeps };
}
