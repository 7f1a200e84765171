import { Link } from 'react-router-dom';
import { loginPath, paths } from '@/facts/paths';
import { Application } from '@/features/partnership/Application';
import { Offer } from '@/features/partnership/Offer';
import { text as apply } from '@/features/partnership/text';
import { useViewer } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { SkeletonRows } from '@/ui/Skeleton';
import { AuthHeader } from '@/pages/auth/AuthHeader';
import { text } from '@/pages/auth/text';

const words = text.partner;

/** Somebody without an account makes one first, and comes back here. */
function FirstAnAccount() {
  return (
    <div className="mt-3 flex flex-col gap-2">
      <p className="mb-1 text-sm text-fg-muted">{apply.account}</p>
      <Button asChild size="lg">
        <Link to={`/candidate-auth?next=${encodeURIComponent(paths.partnerAuth)}`}>
          {apply.signUp}
        </Link>
      </Button>
      <Button asChild variant="ghost" size="lg">
        <Link to={loginPath(paths.partnerAuth)}>{apply.logIn}</Link>
      </Button>
    </div>
  );
}

/** Partners log in here, and others apply: the admin turns a candidate's account into a partner's. */
export default function PartnerAuth() {
  const state = useViewer();
  const user = state.status === 'ready' ? state.user : null;
  const isPartner = user?.is_partner === true;
  return (
    <>
      <AuthHeader title={words.title} lead={words.lead} />
      {(user === null || isPartner) && (
        <Button asChild variant="primary" size="lg">
          {isPartner ? (
            <Link to={paths.partnerDashboard}>{words.dashboard}</Link>
          ) : (
            <Link to={loginPath(paths.partnerDashboard)}>{words.logIn}</Link>
          )}
        </Button>
      )}
      {!isPartner && <Offer />}
      {!isPartner && (
        <section className="mt-8 border-t border-line pt-6">
          <h2 className="text-lg">{apply.title}</h2>
          <p className="mt-1 mb-4 text-sm text-fg-muted">{apply.lead}</p>
          {state.status === 'loading' && <SkeletonRows rows={4} />}
          {state.status === 'ready' &&
            (user === null ? <FirstAnAccount /> : <Application user={user} />)}
        </section>
      )}
    </>
  );
}
