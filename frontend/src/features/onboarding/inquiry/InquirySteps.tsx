import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Inquiry, User } from '@/api/words';
import type { FreeTrial } from '@/api/words/company/access';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { text } from '@/features/onboarding/text';
import { CodeForm } from './CodeForm';
import { inquiryQuery } from './inquiries';
import { InquiryForm } from './InquiryForm';
import { standingOf } from './inquiry-rules';
import { InquiryTrack } from './InquiryTrack';

type InquiryStepsProps = {
  user: User;
  /** Puts a heading over the screen that is shown. */
  header: (screen: 'form' | 'code' | 'state', inquiry: Inquiry | null) => React.ReactNode;
  /** How far a free trial still goes. */
  trialLine: (trial: FreeTrial) => React.ReactNode;
};

/** The form, the code or how far it has come: the server says which. */
export function InquirySteps({ user, header, trialLine }: InquiryStepsProps) {
  const query = useQuery(inquiryQuery);
  const [changing, setChanging] = useState(false);
  if (query.isError && query.data === undefined) {
    return (
      <>
        {header('state', null)}
        <LoadFailed query={query}>{text.inquiry.loadFailed}</LoadFailed>
      </>
    );
  }
  if (query.data === undefined) return <SkeletonRows rows={5} />;
  const inquiry = query.data;
  const { screen } = standingOf(inquiry?.state ?? null);
  if (inquiry === null || screen === 'form' || (changing && screen === 'code')) {
    return (
      <>
        {header('form', inquiry)}
        <InquiryForm
          displayName={user.display_name}
          inquiry={inquiry}
          onSent={() => setChanging(false)}
        />
      </>
    );
  }
  return (
    <>
      {header(screen, inquiry)}
      {screen === 'code' ? (
        <CodeForm inquiry={inquiry} email={user.email} onChangeForm={() => setChanging(true)} />
      ) : (
        <InquiryTrack
          inquiry={inquiry}
          company={user.company}
          trialLine={trialLine}
          onRefresh={() => void query.refetch()}
          refreshing={query.isFetching}
        />
      )}
    </>
  );
}
