import { leaveTo } from '@/platform/navigation';
import { forget, read, write } from '@/platform/storage';

/** What the server calls the header that shows the permission. */
export const VIEW_AS_HEADER = 'Assay-View-As';

/** As whom the admin looks in this tab. */
export type Viewing = {
  /** Of the permission; it opens nothing. */
  id: string;
  secret: string;
  area: 'company' | 'partner';
  /** The company or the partner's organisation. */
  name: string;
  person: string;
  endsAt: string;
  /** The admin's page that it was begun on. */
  back: string;
};

let known: Viewing | null | undefined;

/** As whom this tab looks; null mostly. Another tab knows nothing of it. */
export function viewing(): Viewing | null {
  known ??= parse(read('viewAs'));
  return known;
}

function parse(kept: string | null): Viewing | null {
  if (kept === null) return null;
  try {
    const found = JSON.parse(kept) as Viewing;
    return Date.parse(found.endsAt) > Date.now() ? found : null;
  } catch {
    return null;
  }
}

/** From now on this tab looks as somebody else. The page has to be loaded again: nothing of before may be shown. */
export function startViewing(as: Viewing): void {
  known = as;
  write('viewAs', JSON.stringify(as));
}

/** Looks as oneself again, and goes back to where it was begun, on a page that is loaded again. */
export function endViewing(): void {
  const back = viewing()?.back;
  known = null;
  forget('viewAs');
  if (back !== undefined) leaveTo(back);
}
