import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/facts/paths';
import { Mark } from '@/features/workspace/bar/Mark';

/** The dark page around a card: the mark, the card, nothing else. */
export function StageFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-fg">
      <header className="flex h-[50px] items-center px-3.5">
        <Link to={paths.home} className="grid size-11 place-items-center rounded-md">
          <Mark />
        </Link>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-2xl flex-1 px-4 pt-6 pb-16 outline-none md:pt-14"
      >
        <div className="rounded-xl border border-line bg-surface p-5 md:p-8">{children}</div>
      </main>
    </div>
  );
}
