/** What this browser keeps of a person's drafts, when they leave it. */
import { deliverAll } from '@/platform/drafts/delivery';
import { logError } from '@/platform/log';
import { forgetOwned, hasOwned } from '@/platform/storage';

/** How long somebody who logs out waits for what is on its way. */
const PATIENCE_MS = 3_000;

const database = () => import('@/platform/drafts/database');

/** Whether the server lacks a text, as the text says of itself. */
export function isUnsent(value: string): boolean {
  try {
    const draft: unknown = JSON.parse(value);
    return (
      typeof draft === 'object' && draft !== null && 'synced' in draft && draft.synced === false
    );
  } catch {
    return false;
  }
}

/** Whether the server still lacks something of what is kept here, once it was sent. */
export async function hasUnsent(uid: string): Promise<boolean> {
  try {
    await deliverAll(PATIENCE_MS);
    const texts = await (await database()).textsOf(uid);
    return hasOwned(uid) || [...texts.values()].some(isUnsent);
  } catch (error) {
    // A browser that shows no drafts keeps none.
    logError('the drafts of this browser', error);
    return hasOwned(uid);
  }
}

/** Removes what is kept of a person; what the server lacks stays where it is asked for. */
export async function forgetDrafts(uid: string, unsent: 'keep' | 'delete'): Promise<void> {
  if (unsent === 'delete') forgetOwned(uid);
  try {
    const { forgetTexts } = await database();
    await forgetTexts(uid, unsent === 'keep' ? isUnsent : undefined);
  } catch (error) {
    logError('drafts stay in this browser', error);
  }
}
