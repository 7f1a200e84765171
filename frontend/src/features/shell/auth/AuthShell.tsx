import { Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { viewing } from '@/api/token/view-as';
import { paths } from '@/facts/paths';
import { useUser } from '@/features/session/hooks';
import { sideOf } from '@/features/shell/auth/sides';
import { text } from '@/features/shell/text';
import { SupportCorner } from '@/features/support-chat/hooks';
import { cx } from '@/ui/cx';
import { Logo } from '@/ui/Logo';

/** Where a company sends its inquiry and waits for the answer. */
const inquiry: readonly string[] = [paths.companyAuth, paths.registerCompany];

/** The way to support for a company that has an account. */
function Support() {
  const user = useUser();
  if (user?.is_company !== true || viewing() !== null) return null;
  return (
    <Suspense fallback={null}>
      <SupportCorner key={user.id} userId={user.id} />
    </Suspense>
  );
}

/** Form on the left, what is of use to its person on stone to the right; one column under 1024 px, and where there is nothing to say. */
export function AuthShell() {
  const { pathname } = useLocation();
  const side = sideOf(pathname);
  return (
    <div
      className={cx(
        'grid min-h-dvh bg-surface',
        side !== null && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]',
      )}
    >
      <div className="flex flex-col px-5 pt-6 pb-10 lg:px-14">
        <header className="flex min-h-8.5 items-center justify-between max-md:min-h-11">
          <Link to={paths.home} aria-label={text.auth.home}>
            <Logo />
          </Link>
          {inquiry.includes(pathname) && <Support />}
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[440px] flex-1 flex-col py-10 lg:pt-[14vh] outline-none has-data-wide:max-w-[680px]"
        >
          <Outlet />
        </main>
      </div>
      {side !== null && (
        <aside
          aria-labelledby="beside"
          className="sticky top-0 flex h-dvh flex-col justify-center gap-6 overflow-y-auto bg-ink p-14 text-on-ink max-lg:hidden"
        >
          <h2 id="beside" className="text-3xl">
            {side.title}
          </h2>
          <ol className="flex flex-col gap-5">
            {side.items.map(({ title, detail }) => (
              <li key={title} className="max-w-md border-t border-on-ink/25 pt-4">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 text-md text-pretty opacity-80">{detail}</p>
              </li>
            ))}
          </ol>
        </aside>
      )}
    </div>
  );
}
