import { useLayoutEffect } from 'react';
import {
  Navigate,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  type Location,
} from 'react-router-dom';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { viewing } from '@/api/token/view-as';
import { useAccountTheme } from '@/features/appearance/actions';
import { OfflineStrip } from '@/features/chrome/strip/OfflineStrip';
import { Prompts } from '@/features/onboarding/Prompts';
import { usePresence } from '@/features/presence/beat/hooks';
import { AgreementsNotice } from '@/features/session/agreements/AgreementsNotice';
import { useViewer } from '@/features/session/hooks';
import { logOut } from '@/features/session/actions';
import { ViewAsBanner } from '@/features/view-as/Banner';
import { homeOf, isShown } from '@/features/view-as/rules';
import { applyTheme } from '@/platform/theme';
import { Announcer } from '@/ui/Announcer';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { guard, type Access } from '@/facts/guards';
import { entryKey } from './scrolling/entry-key';
import type { RouteHandle } from './routes/route';
import { text } from './text';

/** The access of the deepest route that names one. */
function useAccess(): Access {
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  return handles.findLast((handle) => handle !== undefined)?.access ?? 'public';
}

/** The workspace itself shows that it is offline, and where the text is meanwhile. */
const isWorkspace = ({ pathname, search }: Location) =>
  pathname.startsWith('/codebrainv2/') && new URLSearchParams(search).has('task');

/** A thin line at the top while the next page is fetched. */
function MovingLine() {
  const moving = useNavigation().state !== 'idle';
  if (!moving) return null;
  return (
    <div
      role="status"
      aria-label={text.moving}
      className="fixed inset-x-0 top-0 z-(--z-toast) h-0.5 overflow-hidden"
    >
      <div className="h-full w-full animate-pulse bg-primary" />
    </div>
  );
}

function AccountFailed({
  error,
  retry,
  retrying,
}: {
  error: unknown;
  retry: () => void;
  retrying: boolean;
}) {
  // Trying again changes nothing: the words say which address to log in with.
  const merged = hasCode(error, 'account_merged');
  const title = merged ? text.accountMergedTitle : text.accountFailedTitle;
  const again = merged ? {} : { onRetry: retry, retrying };
  return (
    <main className="grid min-h-dvh place-items-center p-5">
      <div className="w-full max-w-lg">
        <h1 className="sr-only">{title}</h1>
        <ErrorBox title={title} {...again} error={error}>
          {failureWords(error, text.accountFailed)}
        </ErrorBox>
        <Button variant="ghost" className="mt-3" onClick={() => void logOut()}>
          {text.logOut}
        </Button>
      </div>
    </main>
  );
}

/** Above every route: waits for the session, then lets the viewer in or sends them on. */
export function RouteGate() {
  const location = useLocation();
  const access = useAccess();
  const state = useViewer();
  useLayoutEffect(() => applyTheme(location.pathname), [location.pathname]);
  const as = viewing();
  const user = state.status === 'ready' ? state.user : null;
  useAccountTheme(user);
  usePresence(user?.id ?? null, location.pathname);
  if (state.status === 'loading') return <OfflineStrip />;
  // Who has just logged in to an account that is another one now reads so where they stand.
  const merged = state.status === 'failed' && hasCode(state.error, 'account_merged');
  const open = access === 'public' || (access === 'guest' && !merged);
  if (state.status === 'failed' && !open) return <AccountFailed {...state} />;
  const viewer = state.status === 'ready' ? state.viewer : ({ kind: 'anonymous' } as const);
  const decision = guard(viewer, access, location.pathname + location.search);
  const elsewhere = as !== null && user !== null && !isShown(as.area, location.pathname);
  if (elsewhere) return <Navigate to={homeOf(as.area)} replace />;
  if (!decision.allow) return <Navigate to={decision.redirect} replace />;
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-(--z-toast) -translate-y-20 rounded-md bg-ink px-4 py-2 text-sm font-semibold text-on-ink focus:translate-y-0"
      >
        {text.skip}
      </a>
      <OfflineStrip quiet={isWorkspace(location)} />
      <ViewAsBanner />
      <MovingLine />
      {user !== null && as === null && (
        <AgreementsNotice user={user} pathname={location.pathname} />
      )}
      {user !== null && as === null && (
        <Prompts key={user.id} user={user} pathname={location.pathname} />
      )}
      <Outlet />
      <Announcer />
      <ScrollRestoration getKey={entryKey} />
    </>
  );
}
