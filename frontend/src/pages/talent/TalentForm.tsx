import { useQuery } from '@tanstack/react-query';
import { Info, MailOpen } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { User } from '@/api/words';
import { confirmPath, loginPath, paths, signUpPath, to } from '@/facts/paths';
import { profileQuery as accountQuery } from '@/features/account/api';
import { useViewer } from '@/features/session/hooks';
import { profileQuery } from '@/features/talent/api';
import { FormSkeleton } from '@/features/talent/profile/FormSkeleton';
import { ProfileForm } from '@/features/talent/profile/ProfileForm';
import { Received } from '@/features/talent/profile/Received';
import { text } from '@/features/talent/text';
import { Button } from '@/ui/Button';
import { Loaded } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';

const words = text.form;

/** Somebody without an account makes one first, and comes back here. */
function FirstAnAccount() {
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sm text-fg-muted">{words.account}</p>
      <Button asChild variant="primary" size="lg">
        <Link to={signUpPath(paths.talentForm)}>{words.signUp}</Link>
      </Button>
      <Button asChild size="lg">
        <Link to={loginPath(paths.talentForm)}>{words.logIn}</Link>
      </Button>
    </div>
  );
}

function Profile({ user }: { user: User }) {
  const query = useQuery(profileQuery);
  const account = useQuery({ ...accountQuery, enabled: query.data === null });
  const [left, setLeft] = useState(0);
  // What the account says is where the form begins; where it cannot be read, the form begins empty.
  const begins = query.data === null && account.isPending;
  return (
    <Loaded query={query} failed={words.loadFailed} skeleton={<FormSkeleton />}>
      {(profile) =>
        begins ? (
          <FormSkeleton />
        ) : (
          <div className="flex flex-col gap-4">
            {profile?.visibility === 'named' && (
              <Link
                to={to(paths.internProfile, { internId: user.id })}
                className="w-fit text-sm text-link underline underline-offset-3"
              >
                {words.page}
              </Link>
            )}
            <ProfileForm
              key={left}
              profile={profile}
              account={account.data ?? null}
              user={user}
              onLeft={() => setLeft(left + 1)}
            />
          </div>
        )
      }
    </Loaded>
  );
}

function Candidate({ user }: { user: User }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  if (user.is_company || user.is_admin || user.is_partner)
    return <Notice icon={Info}>{words.notCandidate}</Notice>;
  if (!user.email_verified) {
    const verify = (
      <Button asChild size="sm">
        <Link to={confirmPath(paths.talentForm)}>{words.verify}</Link>
      </Button>
    );
    return (
      <Notice tone="caution" icon={MailOpen} action={verify}>
        {words.unverified}
      </Notice>
    );
  }
  const tab = params.get('tab') === 'introductions' ? 'introductions' : 'profile';
  return (
    <Tabs
      label={words.tabs.label}
      value={tab}
      onChange={(next) =>
        void navigate(next === 'profile' ? paths.talentForm : `${paths.talentForm}?tab=${next}`, {
          replace: true,
        })
      }
      panelClassName="pt-5"
      tabs={[
        { value: 'profile', label: words.tabs.profile, content: <Profile user={user} /> },
        { value: 'introductions', label: words.tabs.introductions, content: <Received /> },
      ]}
    />
  );
}

/** Where a candidate joins the talent pool, says what companies may see, and answers them. */
export default function TalentForm() {
  usePageTitle(words.title);
  const state = useViewer();
  return (
    <div className="mx-auto w-full max-w-240 px-5 py-8">
      <PageHeader title={words.title} lead={words.lead} />
      {state.status === 'loading' && <SkeletonRows rows={4} />}
      {state.status === 'ready' &&
        (state.user === null ? <FirstAnAccount /> : <Candidate user={state.user} />)}
    </div>
  );
}
