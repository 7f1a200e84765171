import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Grid3x3 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PAGE_SIZE, rows } from '@/api/cache/page';
import type { ListedPuzzle, PuzzleDifficulty, PuzzleStanding } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { GridView } from '@/features/grids/drawing/GridView';
import { useUser } from '@/features/session/hooks';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { Loading, Skeleton } from '@/ui/Skeleton';
import { puzzlesQuery, standingsQuery } from './api';
import { text } from './text';

const GRID = 'grid gap-3.5 md:grid-cols-2 lg:grid-cols-3';

/** The place of a puzzle's card. */
export function PuzzleSkeleton() {
  return (
    <div className="flex items-center gap-4 rounded-lg border border-line bg-surface p-4">
      <Skeleton className="size-20 flex-none" />
      <span className="flex flex-1 flex-col gap-2.5">
        <Skeleton className="w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </span>
    </div>
  );
}

type PuzzleListProps = { difficulty: PuzzleDifficulty | null; onClear: () => void };

/** The puzzles of a difficulty, with how far the person has come. */
export function PuzzleList({ difficulty, onClear }: PuzzleListProps) {
  const query = useInfiniteQuery(puzzlesQuery(difficulty));
  const pages = query.data?.pages ?? [];
  const puzzles = rows(query.data);
  if (query.isPending)
    return (
      <Loading>
        <div className={GRID}>
          {Array.from({ length: PAGE_SIZE }, (_, index) => (
            <PuzzleSkeleton key={index} />
          ))}
        </div>
      </Loading>
    );
  return (
    <>
      {query.isError && (
        <LoadFailed query={query} className="mb-4">
          {text.loadFailed}
        </LoadFailed>
      )}
      {query.isSuccess && puzzles.length === 0 && (
        <Card>
          <EmptyState
            icon={Grid3x3}
            action={
              difficulty === null ? (
                <Button asChild>
                  <Link to={paths.grid2arr}>{text.tool}</Link>
                </Button>
              ) : (
                <Button onClick={onClear}>{text.clear}</Button>
              )
            }
          >
            {difficulty === null ? text.empty : text.noMatch}
          </EmptyState>
        </Card>
      )}
      <ul aria-label={text.list} className={GRID}>
        {pages.map((page) => (
          <PageOfPuzzles key={page.items[0]?.id ?? ''} puzzles={page.items} />
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
    </>
  );
}

/** A page asks once how the person stands with its puzzles. */
function PageOfPuzzles({ puzzles }: { puzzles: readonly ListedPuzzle[] }) {
  const isSignedIn = useUser() !== null;
  const standings = useQuery({
    ...standingsQuery(puzzles.map(({ id }) => id)),
    enabled: isSignedIn && puzzles.length > 0,
  });
  return puzzles.map((puzzle) => (
    <li key={puzzle.id}>
      <PuzzleCard puzzle={puzzle} standing={standings.data?.[puzzle.id]} />
    </li>
  ));
}

type PuzzleCardProps = { puzzle: ListedPuzzle; standing?: PuzzleStanding | undefined };

/** One puzzle: what it looks like, how hard it is, and how far the person has come. */
export function PuzzleCard({ puzzle, standing }: PuzzleCardProps) {
  return (
    <Link
      to={to(paths.puzzle, { puzzleId: puzzle.id })}
      className="flex h-full items-center gap-4 rounded-lg border border-line bg-surface p-4 hover:bg-surface-hover"
    >
      <span className="grid size-20 flex-none place-items-center">
        <span className="w-full">
          <GridView label={text.picture(puzzle.name)} grid={puzzle.picture} digits={false} />
        </span>
      </span>
      <span className="min-w-0">
        <span className="block font-medium break-words">{puzzle.name}</span>
        <span className="mt-1.5 flex flex-wrap gap-1.5">
          {puzzle.difficulty !== null && <Badge>{text.difficulties[puzzle.difficulty]}</Badge>}
          <Badge tone="outline">{text.inputs(puzzle.inputs)}</Badge>
          {puzzle.is_private && <Badge>{text.isPrivate}</Badge>}
          {standing?.is_begun === true && (
            <Badge
              dot
              tone={
                standing.solved === puzzle.inputs
                  ? 'positive'
                  : standing.is_over
                    ? 'neutral'
                    : 'info'
              }
            >
              {standing.solved > 0 || standing.is_over
                ? text.score(standing.score, puzzle.inputs)
                : text.begun}
            </Badge>
          )}
        </span>
      </span>
    </Link>
  );
}
