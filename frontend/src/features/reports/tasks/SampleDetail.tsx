import type { ReportTest } from '@/api/words';
import { cx } from '@/ui/cx';

import { testTitle } from '@/features/reports/rules';
import { text } from '@/features/reports/text';

/** A sample in full: what went in, what was expected, what came out. Hidden tests never have these. */
export function SampleDetail({ test }: { test: ReportTest }) {
  if (test.input === null && test.expected === null) return null;
  const passed = test.verdict === 'AC';
  return (
    <details
      open={!passed}
      className="border-t border-line px-4.5 py-2 print:[&::details-content]:[content-visibility:visible] print:[&::details-content]:h-auto"
    >
      <summary className="cursor-pointer py-1 text-sm font-medium">
        {text.showSample(testTitle(test))}
      </summary>
      <div className="grid gap-3 py-2 md:grid-cols-3">
        <Block label={text.input} value={test.input ?? ''} />
        <Block label={text.expected} value={test.expected ?? ''} />
        <Block label={text.got} value={test.got ?? ''} tone={passed ? 'good' : 'bad'} />
      </div>
    </details>
  );
}

function Block({ label, value, tone }: { label: string; value: string; tone?: 'good' | 'bad' }) {
  return (
    <figure className="min-w-0">
      <figcaption className="text-xs text-fg-muted">{label}</figcaption>
      <pre
        tabIndex={0}
        aria-label={label}
        className={cx(
          'mt-1 max-h-64 overflow-auto rounded-md bg-surface-sunken px-3 py-2 font-mono text-xs leading-[1.55]',
          tone === 'good' && 'bg-positive-soft shadow-[inset_2px_0_0_var(--positive)]',
          tone === 'bad' && 'bg-negative-soft shadow-[inset_2px_0_0_var(--negative)]',
        )}
      >
        {value === '' ? <span className="text-fg-muted">{text.noOutput}</span> : value}
      </pre>
    </figure>
  );
}
