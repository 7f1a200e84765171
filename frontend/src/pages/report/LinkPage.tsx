import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { hasCode } from '@/api/errors';
import { text } from '@/features/report-links/text';
import { Button } from '@/ui/Button';
import { Logo } from '@/ui/Logo';
import { usePageTitle } from '@/ui/page-title';

type LinkPageProps = { icon: LucideIcon; title: string; lead: string; children: ReactNode };

/** What somebody with a link sees before the report, or in its place. */
export function LinkPage({ icon: Icon, title, lead, children }: LinkPageProps) {
  usePageTitle(title);
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-content-center bg-canvas p-6">
      <div className="w-[min(26rem,calc(100vw-3rem))] text-center">
        <Link to={paths.home} className="mb-8 inline-grid min-h-11 place-items-center">
          <Logo />
        </Link>
        <Icon
          size={28}
          strokeWidth={1.5}
          aria-hidden="true"
          className="mx-auto mb-4 text-fg-subtle"
        />
        <h1 tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        <p className="mt-2 text-sm text-fg-muted">{lead}</p>
        <div className="mt-5 text-left">{children}</div>
      </div>
    </main>
  );
}

/** A way on where a link leads nowhere. */
export function HomeButton() {
  return (
    <p className="text-center">
      <Button asChild>
        <Link to={paths.home}>{text.shared.home}</Link>
      </Button>
    </p>
  );
}

/** Why a report did not open, where the link is not at fault. */
export const troubleWords = (error: unknown): string =>
  hasCode(error, 'rate_limited') ? text.shared.tooOften : text.shared.failed;
