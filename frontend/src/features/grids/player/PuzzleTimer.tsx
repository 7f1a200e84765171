import { Clock } from 'lucide-react';
import { useState } from 'react';
import { text } from '@/features/grids/puzzles/text';
import { Button } from '@/ui/Button';
import { Timer } from '@/ui/Timer';
import { Tooltip } from '@/ui/Tooltip';

const TEN_MINUTES_MS = 600_000;
const words = text.player;

/** Ten minutes for those who want them. Nothing ends with them. */
export function PuzzleTimer() {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [isUp, setIsUp] = useState(false);
  if (isUp) return <span className="text-sm text-fg-muted">{words.timeUp}</span>;
  if (endsAt !== null) return <Timer endsAt={endsAt} skewMs={0} onEnd={() => setIsUp(true)} />;
  return (
    <Tooltip content={words.timerHint}>
      <Button
        size="sm"
        onClick={() => setEndsAt(Date.now() + TEN_MINUTES_MS)}
        icon={<Clock size={15} strokeWidth={1.75} aria-hidden="true" />}
      >
        {words.timer}
      </Button>
    </Tooltip>
  );
}
