import type { InquiryColumn } from '@/api/words';

/** How many are rejected with one call. */
export const AT_ONCE = 100;

const choosing: readonly InquiryColumn[] = ['new', 'otp_pending', 'in_review', 'stale'];

/** Whether several are chosen in a column: only where some can be rejected. Source: product.md §24b. */
export const isChoosing = (column: InquiryColumn): boolean => choosing.includes(column);

/** What is chosen, and the row from which Shift goes on. */
export type Choice = { ids: ReadonlySet<string>; anchor: string | null };

export const nobody: Choice = { ids: new Set(), anchor: null };

/** A row is chosen, or no longer. */
export function toggle({ ids }: Choice, id: string): Choice {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Shift: every row from the last one to this one becomes what the last one is. */
export function stretch(choice: Choice, order: readonly string[], id: string): Choice {
  const { ids, anchor } = choice;
  if (anchor === null || !order.includes(anchor) || !order.includes(id)) return toggle(choice, id);
  const ends = [order.indexOf(anchor), order.indexOf(id)];
  const between = order.slice(Math.min(...ends), Math.max(...ends) + 1);
  const next = new Set(ids);
  for (const each of between) {
    if (ids.has(anchor)) next.add(each);
    else next.delete(each);
  }
  return { ids: next, anchor: id };
}
