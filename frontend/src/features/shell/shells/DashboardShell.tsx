import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '@/api/words';
import { paths } from '@/facts/paths';
import { Logo } from '@/ui/Logo';
import { AccountMenu } from '@/features/shell/bars/AccountMenu';
import { BellCorner } from '@/features/shell/bars/BellCorner';
import { HelpCorner } from '@/features/shell/bars/HelpLinks';
import { MobileBar } from '@/features/shell/bars/MobileBar';
import type { NavItem } from '@/features/shell/nav';
import { PaletteField } from '@/features/shell/palette/PaletteField';
import { Sidebar } from '@/features/shell/bars/Sidebar';

type DashboardShellProps = {
  user: User;
  items: readonly NavItem[];
  /** Whose dashboard it is, above the sections. */
  head?: ReactNode;
  /** Buttons at the right of the top strip. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Sidebar on the canvas, an inset white panel with a top strip; on phones a top bar and a bottom bar. */
export function DashboardShell({ user, items, head, actions, children }: DashboardShellProps) {
  return (
    <div
      data-fills="window"
      className="bg-canvas print:block print:overflow-visible md:grid md:min-h-0 md:flex-1 md:grid-cols-[var(--sidebar-w)_minmax(0,1fr)] md:overflow-hidden"
    >
      <Sidebar user={user} items={items} head={head} />
      <div className="flex min-w-0 flex-col bg-surface print:m-0 print:overflow-visible print:border-0 print:shadow-none max-md:min-h-dvh md:my-2 md:mr-2 md:overflow-hidden md:rounded-[12px] md:border md:border-line md:shadow-1">
        <header className="flex h-13 flex-none print:hidden items-center gap-2.5 border-b border-line pr-4.5 pl-6 max-md:sticky max-md:top-0 max-md:z-(--z-nav) max-md:h-14 max-md:bg-surface max-md:px-4">
          <Link to={paths.home} className="md:hidden">
            <Logo height={24} />
          </Link>
          <PaletteField user={user} items={items} />
          <div className="ml-auto flex items-center gap-2.5 max-md:gap-1">
            <HelpCorner user={user} />
            <BellCorner user={user} />
            {actions}
            <span className="md:hidden">
              <AccountMenu user={user} />
            </span>
          </div>
        </header>
        {/* Words for screen readers stand in it at a place of their own: without `relative` the window would scroll to them. */}
        <main
          id="main"
          tabIndex={-1}
          className="relative min-h-0 flex-1 print:overflow-visible print:p-0 px-8 pt-7 pb-10 outline-none max-md:px-4 max-md:pt-5 md:overflow-y-auto"
        >
          <div className="mx-auto max-w-(--page-max)">{children}</div>
        </main>
      </div>
      <MobileBar user={user} items={items} />
    </div>
  );
}
