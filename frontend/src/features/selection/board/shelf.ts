/** What a board knows of its columns, and by which ids their parts are found to take the focus. */
import type { BoardColumn, CandidateCard } from '@/api/words';

/** The cards of a column as far as they are loaded, and how one of them is scrolled to. */
export type Shelf = { cards: readonly CandidateCard[]; reveal: (index: number) => void };

/** The id of the link of a card. */
export const cardId = (id: string): string => `card-${id}`;

/** The id of the heading of a column. */
export const headId = (column: BoardColumn): string => `column-${column}`;

/** The id of the button that folds or unfolds a column. */
export const foldId = (column: BoardColumn): string => `fold-${column}`;

/** Columns that nothing leads out of but a decline that is taken back: they are strips until somebody unfolds one. */
export const folding: readonly BoardColumn[] = ['accepted', 'placed', 'ended'];
