import { useQuery } from '@tanstack/react-query';
import { Card } from '@/ui/Card';
import { dailyQuery } from './api';
import { PuzzleCard } from './PuzzleList';
import { text } from './text';

/** The puzzle of today; nothing where there is none. */
export function DailyPuzzle() {
  const { data } = useQuery({ ...dailyQuery, retry: false });
  if (data === undefined) return null;
  return (
    <Card
      className="mb-6 max-w-160"
      title={text.daily}
      action={
        <time dateTime={data.day} className="text-xs text-fg-muted">
          {data.day}
        </time>
      }
    >
      <p className="mb-3 text-sm text-fg-muted">{text.dailyHint}</p>
      <PuzzleCard puzzle={data.puzzle} />
    </Card>
  );
}
