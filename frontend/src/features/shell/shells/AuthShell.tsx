import { Link, Outlet } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { Logo } from '@/ui/Logo';
import { text } from '@/features/shell/text';

const { facts } = text.auth;

/** Form on the left, how it works on stone to the right; one column under 1024 px. */
export function AuthShell() {
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
          className="mx-auto flex w-full max-w-[440px] flex-1 flex-col py-10 lg:pt-[14vh] outline-none has-data-wide:max-w-[680px]"
        >
          <Outlet />
        </main>
      </div>
      <aside
        aria-label={text.auth.aside}
        className="sticky top-0 flex h-dvh flex-col justify-end gap-7 bg-ink p-14 text-on-ink max-lg:hidden"
      >
        {facts.map(({ title, detail }) => (
          <section key={title} className="max-w-md border-t border-on-ink/25 pt-4">
            <h2 className="text-2xl">{title}</h2>
            <p className="mt-1 text-md text-pretty opacity-80">{detail}</p>
          </section>
        ))}
      </aside>
    </div>
  );
}
