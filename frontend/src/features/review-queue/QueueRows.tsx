import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '@/ui/Avatar';

type Shown = {
  name: string;
  /** The line below the name. */
  detail: string;
  badges: ReactNode;
  /** Since when it waits. */
  since: ReactNode;
};

type QueueRowsProps<Row extends { id: string }> = {
  label: string;
  rows: readonly Row[];
  /** The id of the open item, which is marked. */
  open: string | null;
  link: (id: string) => string;
  row: (row: Row) => Shown;
  /** Rows of two lines at most, for lists that are long: badges and the time stand at the right. */
  dense?: boolean;
  /** What stands before a row and is no part of its link. */
  before?: ((row: Row) => ReactNode) | undefined;
};

function RowLink({ to, isOpen, row }: { to: string; isOpen: boolean; row: Shown }) {
  return (
    <Link
      to={to}
      aria-current={isOpen ? 'true' : undefined}
      className="flex min-w-0 flex-1 gap-3 px-4.5 py-3.5 -outline-offset-2 hover:bg-surface-hover aria-[current]:bg-surface-active"
    >
      <Avatar name={row.name} square />
      <span className="min-w-0 flex-1 text-sm">
        <span className="block truncate font-semibold">{row.name}</span>
        <span className="block truncate text-xs text-fg-muted">{row.detail}</span>
        <span className="mt-1.5 flex flex-wrap items-center gap-1.5 empty:hidden">
          {row.badges}
        </span>
      </span>
      <span className="text-xs whitespace-nowrap text-fg-subtle">{row.since}</span>
    </Link>
  );
}

function DenseLink({ to, isOpen, row }: { to: string; isOpen: boolean; row: Shown }) {
  return (
    <Link
      to={to}
      aria-current={isOpen ? 'true' : undefined}
      className="flex h-11 min-w-0 flex-1 items-center gap-3 px-4.5 -outline-offset-2 hover:bg-surface-hover aria-[current]:bg-surface-active"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm leading-4.5 font-medium">{row.name}</span>
        <span className="block truncate text-xs leading-4 text-fg-muted">{row.detail}</span>
      </span>
      <span className="flex flex-none flex-col items-end text-xs leading-4 whitespace-nowrap text-fg-muted">
        <span>{row.badges}</span>
        <span>{row.since}</span>
      </span>
    </Link>
  );
}

/** The rows of a queue that stands beside its open item. */
export function QueueRows<Row extends { id: string }>(props: QueueRowsProps<Row>) {
  const { label, rows, open, link, row, before, dense = false } = props;
  const RowOf = dense ? DenseLink : RowLink;
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {rows.map((item) => (
        <li key={item.id} className="flex items-start">
          {before?.(item)}
          <RowOf to={link(item.id)} isOpen={item.id === open} row={row(item)} />
        </li>
      ))}
    </ul>
  );
}
