import { useEffect, useRef, useState } from 'react';
import { Undo2, X } from 'lucide-react';
import { text } from '@/features/selection/text';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { IconButton } from '@/ui/IconButton';
import type { Undo } from './use-moves';

/** For how long a move can be taken back. */
const UNDO_MS = 10_000;

type UndoBarProps = {
  undo: Undo;
  onUndo: () => void;
  onEnd: () => void;
  /** Whether another bar stands at the bottom, over which it goes. */
  isRaised?: boolean;
};

/** What was moved, with Undo for ten seconds; longer while it is pointed at or has the focus. */
export function UndoBar({ undo, onUndo, onEnd, isRaised = false }: UndoBarProps) {
  const [held, setHeld] = useState(false);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => end.current(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undo, held]);
  return (
    <div
      role="region"
      aria-label={text.undo}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        'fixed inset-x-4 z-(--z-dropdown) mx-auto flex max-w-md items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2.5 text-sm shadow-3',
        isRaised ? 'bottom-20 max-md:bottom-44' : 'bottom-6 max-md:bottom-20',
      )}
    >
      <span className="min-w-0 flex-1 break-words">{undo.words}</span>
      {undo.requests.length > 0 && (
        <Button
          size="sm"
          icon={<Undo2 size={15} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onUndo}
        >
          {text.undo}
        </Button>
      )}
      <IconButton size="sm" label={text.dismiss} onClick={onEnd}>
        <X size={15} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
