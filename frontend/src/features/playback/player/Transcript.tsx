import { useEffect, useRef } from 'react';

import { cx } from '@/ui/cx';

import { text } from '@/features/playback/text';
import { type Entry, entryAt } from '@/features/playback/entries';

type TranscriptProps = {
  entries: readonly Entry[];
  t: number;
  onSeek: (t: number) => void;
};

/** What happened, in words; each line leads to its moment. */
export function Transcript({ entries, t, onSeek }: TranscriptProps) {
  const current = entryAt(entries, t);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.children[current];
    if (!(line instanceof HTMLElement) || list.current === null) return;
    const { scrollTop, clientHeight } = list.current;
    const [top, bottom] = [line.offsetTop, line.offsetTop + line.offsetHeight];
    if (top < scrollTop || bottom > scrollTop + clientHeight) list.current.scrollTop = top;
  }, [current]);
  return (
    <div className="flex min-h-0 flex-col">
      <h3 className="border-b border-line px-4 py-2.5 font-sans text-sm font-semibold">
        {text.transcript}
      </h3>
      <ol ref={list} className="relative max-h-[26rem] min-h-0 flex-1 overflow-y-auto py-1.5">
        {entries.map((entry, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onSeek(entry.t)}
              className={cx(
                'flex min-h-8 w-full items-baseline gap-3 px-4 py-1.5 text-left text-sm hover:bg-surface-hover aria-[current]:bg-primary-soft max-md:min-h-11',
                entry.kind === 'sent' && 'font-medium',
                entry.kind === 'gap' && 'text-caution-text',
              )}
            >
              <span className="w-14 shrink-0 text-right font-mono text-xs text-fg-muted tabular-nums">
                {text.entryAt(entry.t)}
              </span>
              <span className="min-w-0">{text.entry(entry)}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
