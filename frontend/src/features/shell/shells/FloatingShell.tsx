import { Link, Outlet } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { useUser } from '@/features/session/hooks';
import { Logo } from '@/ui/Logo';
import { AccountCorner } from '@/features/shell/bars/AccountMenu';
import { Footer } from '@/features/shell/bars/Footer';
import { MobileMenu } from '@/features/shell/bars/MobileMenu';
import { PaletteKey } from '@/features/shell/palette/PaletteField';
import { floatingLinks, helpEntry } from '@/features/shell/rules';
import { text } from '@/features/shell/text';

/** Home and the AI assessment page: a floating bar, the page, the ink footer. */
export function FloatingShell() {
  const user = useUser();
  return (
    <div className="flex min-h-dvh flex-col bg-stone-1">
      <div className="sticky top-0 z-(--z-nav) flex justify-center px-6 pt-4 max-md:px-3 max-md:pt-2.5">
        <nav
          aria-label={text.main}
          className="flex h-15 w-full max-w-[1180px] items-center rounded-xl border border-line bg-surface/90 pr-3 pl-4.5 shadow-2 backdrop-blur-md max-md:h-14 max-md:pr-1.5 max-md:pl-3.5"
        >
          <Link to={paths.home}>
            <Logo />
          </Link>
          <div className="ml-7 flex gap-1 max-lg:hidden">
            {floatingLinks.map((link) => (
              <Link
                key={link.path}
                to={link.path}
                className="rounded-md px-3 py-1.5 text-base font-medium text-fg-muted hover:bg-surface-hover hover:text-fg"
              >
                {link.label}
              </Link>
            ))}
          </div>
          <div data-account className="ml-auto flex items-center gap-2 max-md:gap-0.5">
            <AccountCorner user={user} />
            <MobileMenu
              links={[...floatingLinks, helpEntry]}
              signedIn={user !== null}
              className="lg:hidden"
            />
          </div>
        </nav>
      </div>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
      <PaletteKey user={user} />
    </div>
  );
}
