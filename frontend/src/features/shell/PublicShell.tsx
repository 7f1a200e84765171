import { Link, NavLink, Outlet } from 'react-router-dom';
import { paths } from '@/app/paths';
import { useUser } from '@/features/session/hooks';
import { Logo } from '@/ui/Logo';
import { AccountCorner } from './AccountMenu';
import { Footer } from './Footer';
import { MobileMenu } from './MobileMenu';
import { PaletteKey } from './PaletteField';
import { publicLinks } from './rules';
import { text } from './text';

/** The top bar with the product's name, the page, the footer. */
export function PublicShell() {
  const user = useUser();
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-fg">
      <header className="sticky top-0 z-(--z-nav) border-b border-line bg-surface">
        <nav aria-label={text.main} className="page-x flex h-[58px] items-center gap-1">
          <Link to={paths.home} className="mr-6">
            <Logo />
          </Link>
          {publicLinks.map((link) => (
            <NavLink
              key={link.path}
              to={link.path}
              className="rounded-md px-3 py-1.5 text-sm font-medium text-fg-muted hover:bg-surface-hover hover:text-fg aria-[current=page]:text-fg max-md:hidden"
            >
              {link.label}
            </NavLink>
          ))}
          <div className="ml-auto flex items-center gap-2">
            <AccountCorner user={user} />
            <MobileMenu links={publicLinks} signedIn={user !== null} className="md:hidden" />
          </div>
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
      <PaletteKey user={user} />
    </div>
  );
}
