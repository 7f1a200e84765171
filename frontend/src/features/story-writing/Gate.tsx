import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '@/api/words';
import { ownDashboard } from '@/facts/guards';
import { loginPath, paths } from '@/facts/paths';
import { useUser } from '@/features/session/hooks';
import { viewerOf } from '@/features/session/rules';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { mayTell } from './rules';
import { text } from './text';

const words = text.gate;

/** Lets candidates in; everybody else learns what it takes. */
export function Gate({ children }: { children: (user: User) => ReactNode }) {
  const user = useUser();
  const { pathname, search } = useLocation();
  if (user === null) {
    const here = pathname + search;
    return (
      <div className="mx-auto max-w-(--prose-max) px-5 py-14">
        <PageHeader title={words.title} lead={words.signedOut} />
        <p className="mb-6 text-sm text-fg-muted">{words.anonymous}</p>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="primary" size="lg">
            <Link to={loginPath(here)}>{words.logIn}</Link>
          </Button>
          <Button asChild size="lg">
            <Link
              to={`${paths.roleSelection}?${new URLSearchParams({ tab: 'signup', next: here }).toString()}`}
            >
              {words.signUp}
            </Link>
          </Button>
        </div>
      </div>
    );
  }
  if (!mayTell(user)) {
    return (
      <div className="mx-auto max-w-(--prose-max) px-5 py-14">
        <PageHeader title={words.title} lead={words.otherKind} />
        <Button asChild variant="primary" size="lg">
          <Link to={ownDashboard(viewerOf(user))}>{words.dashboard}</Link>
        </Button>
      </div>
    );
  }
  return children(user);
}
