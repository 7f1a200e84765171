import { useQuery } from '@tanstack/react-query';
import { Card } from '@/ui/Card';
import { Loading } from '@/ui/Skeleton';
import { useUser } from '@/features/session/hooks';
import { shortDayOf } from '@/ui/time';
import { dailyQuery, standingsQuery } from './api';
import { PuzzleCard, PuzzleSkeleton } from './PuzzleList';
import { text } from './text';

/** The puzzle of today and how far the person has come with it, whose place is kept while it loads; nothing where there is none. */
export function DailyPuzzle() {
  const { data, isPending } = useQuery({ ...dailyQuery, retry: false });
  const isSignedIn = useUser() !== null;
  const ids = data === undefined ? [] : [data.puzzle.id];
  const standings = useQuery({
    ...standingsQuery(ids),
    enabled: isSignedIn && data !== undefined,
  });
  if (data === undefined && !isPending) return null;
  return (
    <Card
      className="mb-6"
      title={text.daily}
      action={
        data !== undefined && (
          <time dateTime={data.day} className="text-xs text-fg-muted">
            {shortDayOf(`${data.day}T00:00`)}
          </time>
        )
      }
    >
      <div className="grid gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:items-center md:gap-6">
        {data === undefined ? (
          <Loading>
            <PuzzleSkeleton />
          </Loading>
        ) : (
          <PuzzleCard puzzle={data.puzzle} standing={standings.data?.[data.puzzle.id]} />
        )}
        <p className="text-sm text-fg-muted">{text.dailyHint}</p>
      </div>
    </Card>
  );
}
