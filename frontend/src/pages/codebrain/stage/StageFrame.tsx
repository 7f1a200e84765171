import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/facts/paths';
import { Mark } from '@/features/workspace/bar/Mark';
import { cx } from '@/ui/cx';

type StageFrameProps = {
  children: ReactNode;
  /** With room for two columns. */
  isWide?: boolean;
};

/** The dark page around a card: the mark, the card, nothing else. */
export function StageFrame({ children, isWide = false }: StageFrameProps) {
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
        className={cx(
          'mx-auto w-full flex-1 px-4 pb-16 outline-none md:pt-14',
          isWide ? 'max-w-4xl pt-1' : 'max-w-2xl pt-6',
        )}
      >
        <div className="rounded-xl border border-line bg-surface p-5 md:p-8">{children}</div>
      </main>
    </div>
  );
}
