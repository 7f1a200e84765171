import { Link, useParams } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { useRecentSignIn } from '@/features/account/security/recent-sign-in';
import { ProfileView } from '@/features/intern-profile/ProfileView';
import { PersonPane } from '@/features/people/PersonPane';
import { ProposedCard } from '@/features/role-proposals/ProposedCard';
import { text } from '@/features/people/text';
import { useViewer } from '@/features/session/hooks';
import { Beside } from '@/features/talent/Beside';
import { Facts } from '@/features/talent/Facts';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

/** Everything that is known of one candidate. */
function ForAdmin({ id }: { id: string }) {
  usePageTitle(text.profile.title);
  const { run, dialog } = useRecentSignIn();
  return (
    <>
      <PageHeader
        title={text.profile.title}
        lead={text.profile.lead}
        actions={
          <Link to={paths.adminInterns} className="text-sm text-link underline underline-offset-3">
            {text.profile.all}
          </Link>
        }
      />
      <PersonPane key={id} id={id} confirmed={run} proposals={(to) => <ProposedCard {...to} />} />
      {dialog}
    </>
  );
}

/** One candidate at an address of their own: everything to the admin, to others what the server shows them. */
export default function InternProfile() {
  const { internId = '' } = useParams();
  const state = useViewer();
  if (state.status !== 'ready') return null;
  const isAdmin = state.user?.is_admin === true;
  return (
    <div className="mx-auto max-w-240">
      {isAdmin ? (
        <ForAdmin id={internId} />
      ) : (
        <ProfileView
          key={internId}
          id={internId}
          facts={(facts) => <Facts facts={facts} />}
          beside={(beside) => <Beside beside={beside} />}
        />
      )}
    </div>
  );
}
