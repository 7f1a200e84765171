import { useQuery } from '@tanstack/react-query';
import { Info, MailOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { User } from '@/api/words';
import { confirmPath, paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { LoadFailed } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { SkeletonRows } from '@/ui/Skeleton';
import { applicationQuery } from './api';
import { ApplicationForm } from './ApplicationForm';
import { OwnApplication } from './OwnApplication';
import { text } from './text';

/** The application of somebody who is signed in and no partner: the form, or how it stands. */
export function Application({ user }: { user: User }) {
  const query = useQuery({ ...applicationQuery, enabled: !user.is_company });
  if (user.is_company)
    return (
      <Notice tone="caution" icon={Info}>
        {text.otherKind(user.email)}
      </Notice>
    );
  if (query.data === undefined)
    return query.isError ? (
      <LoadFailed query={query}>{text.loadFailed}</LoadFailed>
    ) : (
      <SkeletonRows rows={4} />
    );
  const application = query.data;
  if (application !== null && application.state !== 'withdrawn')
    return <OwnApplication application={application} />;
  if (!user.email_verified) {
    const verify = (
      <Button asChild size="sm">
        <Link to={confirmPath(paths.partnerAuth)}>{text.verify}</Link>
      </Button>
    );
    return (
      <Notice tone="caution" icon={MailOpen} action={verify}>
        {text.unverified}
      </Notice>
    );
  }
  return (
    <>
      {application !== null && (
        <Notice tone="info" icon={Info} className="mb-4">
          {text.states.withdrawn}
        </Notice>
      )}
      <ApplicationForm />
    </>
  );
}
