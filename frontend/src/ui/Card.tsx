import type { ReactNode } from 'react';
import { cx } from './cx';

type CardProps = {
  title?: ReactNode;
  /** To the right of the title: a link, a count, a button. */
  action?: ReactNode;
  children: ReactNode;
  className?: string;
  /** Without inner padding, for lists and tables that reach the edges. */
  flush?: boolean;
  /** A card that carries a heading is a labelled region. */
  headingLevel?: 2 | 3;
};

/** A white sheet with a hairline; with a title it has a ruled head. */
export function Card({
  title,
  action,
  children,
  className,
  flush = false,
  headingLevel = 2,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={cx('overflow-hidden rounded-lg border border-line bg-surface', className)}>
      {title !== undefined && (
        <header
          className={cx(
            'flex items-center justify-between gap-3 px-4.5 pt-3.5',
            flush ? 'border-b border-line pb-3.5' : 'pb-1',
          )}
        >
          <Heading className="min-w-0 text-lg">{title}</Heading>
          {action}
        </header>
      )}
      <div
        className={cx(
          !flush && 'px-4.5 pb-4.5',
          !flush && (title === undefined ? 'pt-4.5' : 'pt-3'),
        )}
      >
        {children}
      </div>
    </section>
  );
}
