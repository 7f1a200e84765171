/** What a typed cut-off is, which filters there are, and what is equal to it. */

/** The whole number from 0 to 1000 that was typed; null where nothing was, undefined for anything else. */
export function cutOffOf(typed: string): number | null | undefined {
  const trimmed = typed.trim();
  if (trimmed === '') return null;
  const value = /^\d{1,4}$/u.test(trimmed) ? Number(trimmed) : NaN;
  return value <= 1000 ? value : undefined;
}

export const FILTERS = ['all', 'passing', 'equal', 'below'] as const;
export type Filter = (typeof FILTERS)[number];

/** A cut-off with the standard error of a score; null while that is not estimated. */
export type Line = { readonly at: number; readonly sem: number | null };

/** Whether a score is no different from the cut-off: within one standard error of it. */
export function isEqual(fineness: number | null, { at, sem }: Line): boolean {
  return fineness !== null && sem !== null && Math.abs(fineness - at) <= sem;
}
