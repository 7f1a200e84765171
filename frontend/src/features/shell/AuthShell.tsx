import { useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '@/app/paths';
import { Logo } from '@/ui/Logo';
import { text } from './text';

const { facts } = text.auth;

/** Form on the left, one true fact on stone to the right; one column under 1024 px. */
export function AuthShell() {
  // One fact a visit: it must not move while somebody types.
  const [fact] = useState(() => facts[Math.floor(Math.random() * facts.length)]);
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col px-5 pt-6 pb-10 lg:px-14">
        <header className="self-start">
          <Link to={paths.home} aria-label={text.auth.home}>
            <Logo />
          </Link>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[440px] flex-1 flex-col justify-center py-10 outline-none has-data-wide:max-w-[680px]"
        >
          <Outlet />
        </main>
      </div>
      <aside
        aria-label={text.auth.aside}
        className="flex items-end bg-ink p-14 text-on-ink max-lg:hidden"
      >
        <p className="display max-w-md text-3xl text-balance">{fact}</p>
      </aside>
    </div>
  );
}
