import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { idempotencyKey } from '@/api/idempotency';
import type { GridEvent, PuzzleOutcome } from '@/api/words';
import { sendTry, standingQuery, standingsAgain } from '@/features/grids/puzzles/api';
import { text } from '@/features/grids/puzzles/text';
import type { Grid } from '@/features/grids/rules';
import { announce } from '@/ui/announce';

type Drawn = { grid: Grid; events: readonly GridEvent[] };

/** Has a drawing checked. The same drawing sent again after a failure is the same try. */
export function useCheck(
  puzzle: string,
  input: number,
  onChecked: (outcome: PuzzleOutcome) => void,
) {
  const client = useQueryClient();
  const last = useRef<{ body: string; key: string } | null>(null);
  const mutation = useMutation({
    mutationFn: ({ grid, events }: Drawn) => {
      const body = { input, grid: grid.map((row) => [...row]), events: [...events] };
      const written = JSON.stringify(body);
      if (last.current?.body !== written) last.current = { body: written, key: idempotencyKey() };
      return sendTry(puzzle, body, last.current.key);
    },
    onSuccess: (outcome) => {
      // A drawing that is sent once more after its answer is another try.
      last.current = null;
      client.setQueryData(standingQuery(puzzle).queryKey, outcome.standing);
      void standingsAgain();
      announce(outcome.is_right ? text.player.right : text.player.wrong, 'assertive');
      onChecked(outcome);
    },
    onError: () => void client.invalidateQueries({ queryKey: standingQuery(puzzle).queryKey }),
  });
  return { send: mutation.mutate, isPending: mutation.isPending, error: mutation.error };
}
