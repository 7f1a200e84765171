import type { ReactNode } from 'react';
import { cx } from './cx';

type PageHeaderProps = {
  /** The page's only h1; it takes focus after navigation. */
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Breadcrumb or back link above the title. */
  above?: ReactNode;
  className?: string;
};

/** Title of a page with one sentence under it and its actions to the right. */
export function PageHeader({ title, lead, actions, above, className }: PageHeaderProps) {
  return (
    <header
      className={cx('mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3', className)}
    >
      <div className="min-w-0">
        {above !== undefined && <div className="mb-2 text-sm text-fg-muted">{above}</div>}
        <h1 tabIndex={-1} className="text-3xl max-md:text-2xl">
          {title}
        </h1>
        {lead !== undefined && <p className="mt-1 text-md text-pretty text-fg-muted">{lead}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
