/** A sentence about a candidate: as they read it themselves, and as everybody else does. */
export type ToReader = { readonly you: string; readonly others: string };

/** The sentence for one reader. */
export const toReader = (words: ToReader, isOwn: boolean): string =>
  isOwn ? words.you : words.others;
