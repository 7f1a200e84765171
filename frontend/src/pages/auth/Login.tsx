import { Link, useLocation } from 'react-router-dom';
import { paths, safeNext } from '@/facts/paths';
import { DemoPeople } from '@/features/session/demo/DemoPeople';
import { FollowLink } from '@/features/session/forms/FollowLink';
import { LinkForm } from '@/features/session/forms/LinkForm';
import { LogInForm } from '@/features/session/forms/LogInForm';
import { useContacts } from '@/features/support/hooks';
import { LinkLine } from '@/ui/LinkLine';
import { AuthHeader } from './AuthHeader';
import { OtherWay } from './OtherWay';
import { text } from './text';

const words = text.login;

/** Log in by Google, by password or by a link; a link that was mailed leads back here. */
export default function Login() {
  const { search } = useLocation();
  const contacts = useContacts(words.title);
  const query = new URLSearchParams(search);
  if (query.get('mode') === 'signIn' && query.has('oobCode')) {
    return (
      <>
        <AuthHeader title={words.title} />
        <FollowLink />
      </>
    );
  }
  const byLink = query.get('with') === 'link';
  const signUp = new URLSearchParams({ tab: 'signup' });
  const next = safeNext(query.get('next'));
  if (next !== null) signUp.set('next', next);
  return (
    <>
      <AuthHeader title={words.title} />
      {byLink ? <LinkForm kind="any" next={next} /> : <LogInForm />}
      <OtherWay byLink={byLink} />
      <p className="mt-6 text-sm text-fg-muted">
        {words.noAccount}{' '}
        <Link
          to={`${paths.roleSelection}?${signUp.toString()}`}
          className="font-semibold text-link underline underline-offset-3"
        >
          {words.signUp}
        </Link>
      </p>
      <div className="mt-2 text-sm text-fg-muted">
        <LinkLine links={contacts}>{words.trouble}</LinkLine>
      </div>
      <DemoPeople />
    </>
  );
}
