import type { ReactNode } from 'react';

import { cx } from '@/ui/cx';

export type Tone = 'plain' | 'good' | 'bad';

type CodeBlockProps = {
  label: string;
  children: string;
  tone?: Tone;
  empty?: string;
  /** Lines, from 1, to be marked. */
  marked?: readonly number[];
  /** Draws the text in another way, such as with places that can be pressed. */
  render?: (text: string) => ReactNode;
  className?: string;
};

export const TONES = {
  plain: 'bg-surface-sunken',
  good: 'bg-positive-soft shadow-[inset_2px_0_0_var(--positive)]',
  bad: 'bg-negative-soft shadow-[inset_2px_0_0_var(--negative)]',
} as const;

export const MARKS = {
  plain: 'bg-surface-active',
  good: 'bg-positive/25 shadow-[inset_3px_0_0_var(--positive)]',
  bad: 'bg-negative/25 shadow-[inset_3px_0_0_var(--negative)]',
} as const;

/** Text as a program reads or prints it: labelled, scrolling inside itself. */
export function CodeBlock(props: CodeBlockProps) {
  const { label, children, tone = 'plain', empty = '', marked = [], render, className } = props;
  return (
    <figure className={cx('min-w-0', className)}>
      <figcaption className="text-xs text-fg-muted">{label}</figcaption>
      <pre
        tabIndex={0}
        aria-label={label}
        className={cx(
          'mt-1 max-h-64 overflow-auto rounded-md px-3 py-2 font-mono text-xs leading-[1.55] whitespace-pre text-fg',
          TONES[tone],
        )}
      >
        {children === '' && <span className="text-fg-subtle">{empty}</span>}
        {marked.length > 0 ? (
          <Lines text={children} marked={marked} mark={MARKS[tone]} />
        ) : (
          (render?.(children) ?? children)
        )}
      </pre>
    </figure>
  );
}

function Lines({ text, marked, mark }: { text: string; marked: readonly number[]; mark: string }) {
  return text
    .replace(/\n$/u, '')
    .split('\n')
    .map((line, index) => (
      <span
        key={index}
        className={cx('-mx-3 block min-w-max px-3', marked.includes(index + 1) && mark)}
      >
        {`${line}\n`}
      </span>
    ));
}
