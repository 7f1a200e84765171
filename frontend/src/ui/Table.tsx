import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';

type TableProps = { caption: string; children: ReactNode; className?: string };

/** A plain table that scrolls sideways inside itself when it must. The caption is for screen readers. */
export function Table({ caption, children, className }: TableProps) {
  return (
    <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className={cx('w-full border-separate border-spacing-0 text-sm', className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

type CellProps = { numeric?: boolean };

type HeadProps = CellProps & {
  /** Above ghost buttons at the right end: set in as far as their labels are. */
  aboveButtons?: boolean;
};

/** Column heading. */
export function Th({
  numeric = false,
  aboveButtons = false,
  className,
  ...rest
}: ComponentProps<'th'> & HeadProps) {
  return (
    <th
      scope="col"
      className={cx(
        'h-8.5 border-b border-line px-3 text-left text-xs font-medium whitespace-nowrap text-fg-subtle first:pl-4.5',
        aboveButtons ? 'text-right last:pr-7.25' : 'last:pr-4.5',
        numeric && 'text-right',
        className,
      )}
      {...rest}
    />
  );
}

/** Data cell; `numeric` aligns right with tabular figures. */
export function Td({ numeric = false, className, ...rest }: ComponentProps<'td'> & CellProps) {
  return (
    <td
      className={cx(
        'h-11.5 border-b border-line px-3 max-md:py-2 first:pl-4.5 last:pr-4.5 in-[tr:last-child]:border-b-0',
        numeric && 'text-right tabular-nums',
        className,
      )}
      {...rest}
    />
  );
}
