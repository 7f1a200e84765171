import {
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryKey,
} from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { failureWords } from '@/api/failure';
import type { BoardColumn, BoardLine, BoardMove, CandidateCard, CandidateMoved } from '@/api/words';
import { AT_ONCE, columnsKey, moveSome, refreshRole, type Said } from '@/features/selection/api';
import {
  movesFrom,
  nameOf,
  ownVersion,
  undoOf,
  versionKey,
  withCard,
  without,
} from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { announce } from '@/ui/announce';
import { notify } from '@/ui/notify';

type Pages = InfiniteData<{ items: CandidateCard[]; next_cursor: string | null }>;

/** One call of moves: whom, and what. */
export type Request = { cards: readonly CandidateCard[]; said: Said };

/** What was moved, so that it can be taken back: in whole or not at all. */
export type Undo = { words: string; requests: readonly Request[] };

type Moved = { before: CandidateCard; row: CandidateMoved };

/** Sends the moves, some at a time, and remembers the versions that they make. */
async function send(
  role: string,
  { cards, said }: Request,
  own: Map<string, number>,
): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (let at = 0; at < cards.length; at += AT_ONCE) {
    const some = cards.slice(at, at + AT_ONCE).map((card) => ownVersion(card, own));
    const rows = await moveSome(role, some, said);
    for (const [index, { card }] of rows.entries()) {
      const before = some[index];
      if (before !== undefined && card !== null) own.set(versionKey(before), card.version);
    }
    moved.push(
      ...some.flatMap((before, index) => {
        const row = rows[index];
        return row === undefined ? [] : [{ before, row }];
      }),
    );
  }
  return moved;
}

/** The moves that take others back, alike ones together; none where one of them cannot be. */
function backOf(moves: readonly BoardLine[], done: readonly Moved[], act: BoardMove): Request[] {
  const requests = new Map<BoardMove, CandidateCard[]>();
  for (const { before, row } of done) {
    if (row.card === null) continue;
    const back = undoOf(moves, act, before.column, row.card.column);
    if (back === null) return [];
    requests.set(back, [...(requests.get(back) ?? []), row.card]);
  }
  return [...requests].map(([back, cards]) => ({
    cards,
    said: { act: back, ...(back === 'move_back' ? { reason: text.undoReason } : {}) },
  }));
}

/** What is said about moves that were made. */
function wordsOf(made: readonly CandidateMoved[], act: BoardMove): string {
  const [first] = made;
  const card = first?.card;
  if (card === null || card === undefined) return text.undone;
  if (made.length === 1)
    return act === 'decline'
      ? text.declined(nameOf(card))
      : text.movedTo(nameOf(card), text.states[card.state]);
  return act === 'decline'
    ? text.manyDeclined(made.length)
    : text.manyMoved(made.length, text.states[card.state]);
}

/** What a column was searched for: its key without the column. */
const searchOf = (key: QueryKey): string => JSON.stringify(key.slice(0, -1));

/** The searches that have found one of these. */
function searchesOf(
  columns: readonly [QueryKey, Pages | undefined][],
  ids: ReadonlySet<string>,
): Set<string> {
  const holds = ([, kept]: [QueryKey, Pages | undefined]) =>
    kept?.pages.some((page) => page.items.some(({ id }) => ids.has(id))) === true;
  return new Set(columns.filter(holds).map(([key]) => searchOf(key)));
}

/**
 * Moves candidates of a role: the cards move at once, and go back where the server refuses. What was
 * made can be taken back for a while.
 */
export function useMoves(role: string, moves: readonly BoardLine[]) {
  const client = useQueryClient();
  const [undo, setUndo] = useState<Undo | null>(null);
  // Who moves a card again before the board was loaded again has seen their own move, not its version.
  const own = useRef(new Map<string, number>());

  const show = (cards: readonly CandidateCard[], to: BoardColumn | undefined) => {
    if (to === undefined) return;
    const moved_at = new Date().toISOString();
    const moved = cards.map((card) => ({ ...card, column: to, moved_at }));
    const ids = new Set(cards.map(({ id }) => id));
    const columns = client.getQueriesData<Pages>({ queryKey: columnsKey(role) });
    // A card goes only where the same search has found it before.
    const finds = searchesOf(columns, ids);
    for (const [key, kept] of columns) {
      // The table holds every column: there a row stays where it is.
      if (kept === undefined || key.at(-1) === null) continue;
      const rest = without(kept, ids);
      const gains = key.at(-1) === to && finds.has(searchOf(key));
      client.setQueryData(key, gains ? moved.reduce(withCard, rest) : rest);
    }
  };

  const { mutate, isPending } = useMutation({
    // One after the other: a move may rest on the one before.
    scope: { id: `selection ${role}` },
    mutationFn: async (requests: readonly Request[]) => {
      const done: Moved[] = [];
      for (const request of requests) done.push(...(await send(role, request, own.current)));
      return done;
    },
    onMutate: async (requests) => {
      setUndo(null);
      await client.cancelQueries({ queryKey: columnsKey(role) });
      for (const { cards, said } of requests) {
        const lines = movesFrom(moves, cards[0]?.column ?? null);
        show(cards, lines.find((line) => line.act === said.act)?.to);
      }
    },
    onSettled: () => void refreshRole(client, role),
    onError: (error) => notify('error', failureWords(error, text.moveFailed)),
  });

  const move = useCallback(
    (cards: readonly CandidateCard[], said: Said) =>
      mutate([{ cards, said }], {
        onSuccess: (done) => {
          const made = done.map(({ row }) => row).filter(({ card }) => card !== null);
          const refused = done.filter(({ row }) => row.card === null);
          const why = refused[0]?.row.detail ?? text.moveFailed;
          if (made.length > 0) {
            const words = wordsOf(made, said.act);
            setUndo({ words, requests: backOf(moves, done, said.act) });
            announce(words);
          }
          if (refused.length > 0)
            notify(
              'error',
              made.length === 0 ? why : text.partly(made.length, refused.length, why),
            );
        },
      }),
    [mutate, moves],
  );

  const takeBack = () => {
    if (undo === null) return;
    mutate(undo.requests, {
      onSuccess: (done) => {
        const refused = done.find(({ row }) => row.card === null);
        if (refused === undefined) notify('success', text.undone);
        else notify('error', refused.row.detail ?? text.undoFailed);
      },
    });
  };

  return { move, takeBack, undo, forget: () => setUndo(null), isPending };
}

export type Moves = ReturnType<typeof useMoves>;
