import { Link } from 'react-router-dom';
import { loginPath, paths } from '@/facts/paths';
import { useViewer } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { AuthHeader } from './AuthHeader';
import { text } from './text';

const words = text.partner;

/** Partners log in here. An account becomes a partner's by hand: there is no form that does it. */
export default function PartnerAuth() {
  const state = useViewer();
  const isPartner = state.status === 'ready' && state.user?.is_partner === true;
  return (
    <>
      <AuthHeader title={words.title} lead={words.lead} />
      <Button asChild variant="primary" size="lg">
        {isPartner ? (
          <Link to={paths.partnerDashboard}>{words.dashboard}</Link>
        ) : (
          <Link to={loginPath(paths.partnerDashboard)}>{words.logIn}</Link>
        )}
      </Button>
      <section className="mt-8 border-t border-line pt-6">
        <h2 className="text-lg">{words.becomeTitle}</h2>
        <p className="mt-1 text-sm text-fg-muted">{words.become}</p>
      </section>
    </>
  );
}
