import { cx } from '@/ui/cx';

type CodeBlockProps = {
  label: string;
  children: string;
  tone?: 'plain' | 'good' | 'bad';
  empty?: string;
  className?: string;
};

const TONES = {
  plain: 'bg-surface-sunken',
  good: 'bg-positive-soft shadow-[inset_2px_0_0_var(--positive)]',
  bad: 'bg-negative-soft shadow-[inset_2px_0_0_var(--negative)]',
} as const;

/** Text as a program reads or prints it: labelled, scrolling inside itself. */
export function CodeBlock({
  label,
  children,
  tone = 'plain',
  empty = '',
  className,
}: CodeBlockProps) {
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
        {children === '' ? <span className="text-fg-subtle">{empty}</span> : children}
      </pre>
    </figure>
  );
}
