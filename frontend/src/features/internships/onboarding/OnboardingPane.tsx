import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { failureWords, isMissing } from '@/api/failure';
import type { AdminInternship } from '@/api/words';
import { otherName } from '@/features/internships/rules';
import { StateBadge } from '@/features/internships/StateBadge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { History } from '@/ui/History';
import { LoadFailed } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { SkeletonRows } from '@/ui/Skeleton';
import { dayWords } from '@/ui/time';
import { cancelInternship, internshipQuery, markReady, refreshBoard } from './api';
import { ItemDecisions } from './ItemDecisions';
import { ReasonDialog } from './ReasonDialog';
import { stepWords } from './rules';
import { text } from './text';

const { facts } = text;

type PaneProps = {
  id: string;
  /** Where the checklist of a company is edited. */
  templateOf: (company: string) => string;
};

/** One internship before its start: its checklist, and what the admin decides. */
export function OnboardingPane({ id, templateOf }: PaneProps) {
  const query = useQuery(internshipQuery(id));
  if (query.data !== undefined) return <Opened of={query.data} templateOf={templateOf} />;
  if (!query.isError) return <SkeletonRows />;
  if (isMissing(query.error)) return <p className="p-4.5 text-sm text-fg-muted">{text.gone}</p>;
  return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
}

function Facts({ of }: { of: AdminInternship }) {
  return (
    <dl className="divide-y divide-line text-sm">
      <Fact label={facts.company}>{of.company_name}</Fact>
      <Fact label={facts.starts}>{dayWords(of.starts_on)}</Fact>
      <Fact label={facts.ends}>{dayWords(of.ends_on)}</Fact>
      <Fact label={facts.supervisor}>{of.supervisor?.name ?? facts.nobody}</Fact>
      {of.reason !== null && <Fact label={facts.reason}>{of.reason}</Fact>}
    </dl>
  );
}

function Ready({ of }: { of: AdminInternship }) {
  const client = useQueryClient();
  const ready = useMutation({
    mutationFn: () => markReady(of),
    onSuccess: () => notify('success', text.readyDone),
    onError: (error) => notify('error', failureWords(error, text.failed)),
    onSettled: () => refreshBoard(client),
  });
  return (
    <Button
      variant="primary"
      loading={ready.isPending}
      {...(of.can_be_ready ? {} : { disabledReason: text.notReady })}
      onClick={() => {
        if (!ready.isPending) ready.mutate();
      }}
    >
      {text.ready}
    </Button>
  );
}

type OpenedProps = Omit<PaneProps, 'id'> & { of: AdminInternship };

function Opened({ of, templateOf }: OpenedProps) {
  const [cancelling, setCancelling] = useState(false);
  const ahead = of.state === 'pending_documents' || of.state === 'ready';
  return (
    <div className="flex flex-col gap-4.5">
      <Card>
        <div className="mb-2">
          <StateBadge state={of.state} />
        </div>
        <h2 className="text-2xl break-words">{otherName('company', of)}</h2>
        <p className="mb-3 text-sm text-fg-muted">{of.role_title}</p>
        {ahead && (
          <div className="mb-4 flex flex-wrap gap-2">
            {of.state === 'pending_documents' && <Ready of={of} />}
            <Button onClick={() => setCancelling(true)}>{text.cancel}</Button>
            <Button asChild variant="ghost">
              <Link to={templateOf(of.company_id)}>{text.template.ofCompany}</Link>
            </Button>
          </div>
        )}
        <Facts of={of} />
      </Card>
      <ItemDecisions of={of} />
      <History title={text.history} steps={of.history} wordsOf={stepWords} />
      {cancelling && (
        <ReasonDialog
          words={{
            title: text.cancelTitle,
            detail: text.cancelDetail,
            submit: text.cancel,
            done: text.cancelled,
          }}
          send={(reason) => cancelInternship(of, reason)}
          onClose={() => setCancelling(false)}
        />
      )}
    </div>
  );
}
