import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText, MailCheck, MailQuestion } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { mailedReportQuery, redeemLink, renewLink, sessionOf } from '@/features/report-links/api';
import { text } from '@/features/report-links/text';
import { dayOf } from '@/features/reports/rules';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { LinkPage } from './LinkPage';
import { ReportSkeleton } from './ReportSkeleton';
import { ReportView } from './ReportView';
import { InvalidLink } from './SharedReport';

const words = text.magic;

/** /magic-link/{token}: a report by the link of a mail. Looking at this page uses nothing up. */
export default function MagicLink() {
  const { token = '' } = useParams();
  const [session, setSession] = useState(() => sessionOf(token));
  if (session === null) return <OpenLink token={token} onOpened={setSession} />;
  return <MailedReport session={session} onOver={() => setSession(null)} />;
}

function MailedReport({ session, onOver }: { session: string; onOver: () => void }) {
  const query = useQuery(mailedReportQuery(session));
  if (query.isPending) return <ReportSkeleton />;
  if (query.isSuccess) {
    const { made_by, sent_to_masked, expires_at, opening, report } = query.data;
    const banner = text.shared.banner(made_by, dayOf(expires_at));
    const strip =
      sent_to_masked === null ? banner : `${banner} ${text.shared.sentTo(sent_to_masked)}`;
    return <ReportView report={report} strip={strip} link={{ opening, secret: session }} />;
  }
  const isOver = hasCode(query.error, 'link_invalid');
  return (
    <LinkPage icon={FileText} title={words.title} lead={words.lead}>
      <ErrorBox error={query.error}>{failureWords(query.error, words.failed)}</ErrorBox>
      <p className="mt-4 text-center">
        <Button onClick={() => (isOver ? onOver() : void query.refetch())}>
          {text.shared.retry}
        </Button>
      </p>
    </LinkPage>
  );
}

type OpenLinkProps = { token: string; onOpened: (session: string) => void };

function OpenLink({ token, onOpened }: OpenLinkProps) {
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => redeemLink(token),
    onSuccess: onOpened,
  });
  if (hasCode(error, 'link_used')) return <RenewLink token={token} />;
  if (hasCode(error, 'link_invalid')) return <InvalidLink />;
  return (
    <LinkPage icon={FileText} title={words.title} lead={words.lead}>
      {error !== null && (
        <div className="mb-4">
          <ErrorBox error={error}>{failureWords(error, words.failed)}</ErrorBox>
        </div>
      )}
      <p className="text-center">
        <Button variant="primary" loading={isPending} onClick={() => mutate()}>
          {words.open}
        </Button>
      </p>
    </LinkPage>
  );
}

function RenewLink({ token }: { token: string }) {
  const { error, isPending, isSuccess, mutate } = useMutation({
    mutationFn: () => renewLink(token),
  });
  if (hasCode(error, 'link_invalid')) return <InvalidLink />;
  if (isSuccess)
    return (
      <LinkPage icon={MailCheck} title={words.renewedTitle} lead={words.renewed}>
        {null}
      </LinkPage>
    );
  const isSpent = hasCode(error, 'renewal_limit');
  return (
    <LinkPage icon={MailQuestion} title={words.usedTitle} lead={words.used}>
      {error !== null && (
        <div className="mb-4">
          <ErrorBox error={error}>
            {isSpent ? words.renewalLimit : failureWords(error, words.failed)}
          </ErrorBox>
        </div>
      )}
      <p className="text-center">
        <Button
          variant="primary"
          loading={isPending}
          disabledReason={isSpent ? words.renewalLimit : undefined}
          onClick={() => mutate()}
        >
          {words.renew}
        </Button>
      </p>
    </LinkPage>
  );
}
