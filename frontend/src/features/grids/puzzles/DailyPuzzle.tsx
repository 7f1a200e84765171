import { useQuery } from '@tanstack/react-query';
import { Card } from '@/ui/Card';
import { Loading } from '@/ui/Skeleton';
import { dailyQuery } from './api';
import { PuzzleCard, PuzzleSkeleton } from './PuzzleList';
import { text } from './text';

/** The puzzle of today, whose place is kept while it loads; nothing where there is none. */
export function DailyPuzzle() {
  const { data, isPending } = useQuery({ ...dailyQuery, retry: false });
  if (data === undefined && !isPending) return null;
  return (
    <Card
      className="mb-6 max-w-160"
      title={text.daily}
      action={
        data !== undefined && (
          <time dateTime={data.day} className="text-xs text-fg-muted">
            {data.day}
          </time>
        )
      }
    >
      <p className="mb-3 text-sm text-fg-muted">{text.dailyHint}</p>
      {data === undefined ? (
        <Loading>
          <PuzzleSkeleton />
        </Loading>
      ) : (
        <PuzzleCard puzzle={data.puzzle} />
      )}
    </Card>
  );
}
