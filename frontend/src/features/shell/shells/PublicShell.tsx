import { PenLine } from 'lucide-react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { useUser } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { Logo } from '@/ui/Logo';
import { AccountCorner } from '@/features/shell/bars/AccountMenu';
import { Footer } from '@/features/shell/bars/Footer';
import { MobileMenu } from '@/features/shell/bars/MobileMenu';
import { PaletteKey } from '@/features/shell/palette/PaletteField';
import { helpEntry, isCurrent, isInterviews, publicLinks } from '@/features/shell/rules';
import { text } from '@/features/shell/text';

/** The top bar with the product's name, the page, the footer. */
export function PublicShell() {
  const user = useUser();
  const location = useLocation();
  const reading = isInterviews(location.pathname);
  // A story's own address is not below the list's.
  const isOpen = (path: string) =>
    isCurrent(path, location) || (reading && path === paths.viewInterviews);
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-fg">
      {/* The links go by the bar’s width in letters, so that larger text does not push the account out of the window. */}
      <header className="@container sticky top-0 z-(--z-nav) border-b border-line bg-surface print:hidden">
        <nav
          aria-label={text.main}
          className="flex min-h-[58px] items-center gap-1 @max-4xl:flex-wrap px-4 md:px-6"
        >
          <Link to={paths.home} className="mr-6 max-md:mr-1">
            <Logo />
          </Link>
          {publicLinks.map((link) => (
            <Link
              key={link.path}
              to={link.path}
              aria-current={isOpen(link.path) ? 'page' : undefined}
              className="rounded-md px-3 py-1.5 text-sm font-medium text-fg-muted hover:bg-surface-hover hover:text-fg aria-[current=page]:bg-surface-sunken aria-[current=page]:text-fg @max-4xl:hidden"
            >
              {link.label}
            </Link>
          ))}
          <div className="ml-auto flex items-center gap-2 max-md:gap-0.5">
            {reading && (
              <Button asChild variant={user === null ? 'secondary' : 'primary'}>
                <Link to={paths.submitInterview} className="@max-4xl:hidden">
                  <PenLine size={15} strokeWidth={1.75} aria-hidden="true" />
                  {text.shareInterview}
                </Link>
              </Button>
            )}
            <AccountCorner user={user} />
            <MobileMenu
              links={[...publicLinks, helpEntry]}
              signedIn={user !== null}
              className="@4xl:hidden"
            />
          </div>
        </nav>
      </header>
      {/* A screen high from the start: the footer does not run away when the page comes. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-59px)] flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
      <PaletteKey user={user} />
    </div>
  );
}
