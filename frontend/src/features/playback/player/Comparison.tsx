import { cx } from '@/ui/cx';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

import { diffLines } from '@/features/playback/diff';
import { text } from '@/features/playback/text';

type ComparisonProps = { label: string; before: string | null; after: string | null };

const SIGNS = { same: ' ', added: '+', removed: '−' } as const;

/** What changed between two moments, line by line. */
export function Comparison({ label, before, after }: ComparisonProps) {
  if (before === null || after === null) {
    return <p className="p-4 text-sm text-fg-muted">{text.compareUnknown}</p>;
  }
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="h-[26rem] overflow-auto p-3 font-mono text-xs"
    >
      {diffLines(before, after).map(({ kind, line }, index) => (
        <div
          key={index}
          className={cx(
            'flex gap-3 px-1 whitespace-pre',
            kind === 'added' && 'bg-positive-soft text-positive-text',
            kind === 'removed' && 'bg-negative-soft text-negative-text',
          )}
        >
          <span aria-hidden="true">{SIGNS[kind]}</span>
          {kind !== 'same' && (
            <VisuallyHidden>{kind === 'added' ? text.added : text.removed}</VisuallyHidden>
          )}
          <span>{line === '' ? ' ' : line}</span>
        </div>
      ))}
    </div>
  );
}
