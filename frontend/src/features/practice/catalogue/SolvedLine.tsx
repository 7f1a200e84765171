import { useQuery } from '@tanstack/react-query';

import { progressQuery } from '@/features/practice/api';
import { text } from '@/features/practice/text';
import { Progress } from '@/ui/Progress';

/** "3 of 64 solved"; nothing where it is not known. */
export function SolvedLine({ who }: { who: string }) {
  const { data, isPending } = useQuery(progressQuery(who));
  // Its place is kept, so that the list below does not move.
  if (isPending) return <div className="mb-4 h-5" />;
  if (data == null) return null;
  const { solved, total } = data;
  const label = text.solvedOf(solved, total);
  return (
    <div className="mb-4 flex items-center gap-3">
      <p className="shrink-0 text-sm font-medium tabular-nums">{label}</p>
      <div className="max-w-60 flex-1">
        <Progress done={solved} total={total} label={label} />
      </div>
    </div>
  );
}
