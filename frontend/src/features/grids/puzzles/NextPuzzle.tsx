import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { paths, to } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { puzzlesQuery, standingsQuery } from './api';
import { text } from './text';

/** The puzzle after one that is over: the next of the list that was not begun. */
export function NextPuzzle({ after }: { after: string }) {
  const list = rows(useInfiniteQuery(puzzlesQuery(null)).data);
  const standings = useQuery({
    ...standingsQuery(list.map(({ id }) => id)),
    enabled: list.length > 0,
  });
  if (standings.data === undefined) return null;
  const at = list.findIndex(({ id }) => id === after);
  const inOrder = [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))];
  const next = inOrder.find(({ id }) => standings.data[id]?.is_begun !== true);
  if (next === undefined) return null;
  return (
    <Button asChild variant="primary" size="sm" className="mb-3">
      <Link to={to(paths.puzzle, { puzzleId: next.id })} title={next.name}>
        {text.player.nextPuzzle}
        <ArrowRight size={15} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </Button>
  );
}
