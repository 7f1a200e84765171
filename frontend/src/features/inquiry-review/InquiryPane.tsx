import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { isMissing } from '@/api/failure';
import type { AdminInquiryDetail, InquiryAct } from '@/api/words';
import { useActKeys } from '@/features/review-queue/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { History } from '@/ui/History';
import { LoadFailed } from '@/ui/Loaded';
import { useShortcuts } from '@/ui/shortcuts';
import { SkeletonRows } from '@/ui/Skeleton';
import { ActDialog } from './ActDialog';
import { inquiryQuery } from './api';
import { Activation, Payload, Signals, Undelivered } from './InquiryView';
import { NoteDialog } from './NoteDialog';
import { inOrder, stepWords, waitsFor } from './rules';
import { DeadlineBadge, StateBadge } from './StateBadge';
import { text } from './text';

const keysOf: Partial<Record<InquiryAct, string>> = {
  approve: 'a',
  request_info: 'q',
  reject: 'r',
};

/** What stands below an inquiry whose company is open. */
type ForCompany = { ofCompany?: ((company: string) => ReactNode) | undefined };

/** One inquiry to be read and decided. Keys: N, and A, Q and R where these acts are open. */
export function InquiryPane({ id, ofCompany }: { id: string } & ForCompany) {
  const query = useQuery(inquiryQuery(id));
  if (query.data !== undefined) return <Opened detail={query.data} ofCompany={ofCompany} />;
  if (!query.isError) return <SkeletonRows />;
  if (isMissing(query.error)) return <p className="p-4.5 text-sm text-fg-muted">{text.gone}</p>;
  return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
}

function Opened({ detail, ofCompany }: { detail: AdminInquiryDetail } & ForCompany) {
  const { inquiry } = detail;
  const [act, setAct] = useState<InquiryAct | null>(null);
  const acts = useMemo(() => inOrder(inquiry.actions), [inquiry.actions]);
  useActKeys(acts, keysOf, setAct);
  const [isNoting, setNoting] = useState(false);
  const noteKey = useMemo(() => ({ n: () => setNoting(true) }), []);
  useShortcuts(noteKey);
  const waiting = waitsFor(inquiry.state);
  const isOpen = inquiry.state === 'activated' || inquiry.state === 'account_ready';
  return (
    <div className="flex flex-col gap-4.5">
      <Card>
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <StateBadge state={inquiry.state} />
          <DeadlineBadge inquiry={inquiry} />
        </div>
        <h2 className="mb-3 text-2xl break-words">{inquiry.company_name}</h2>
        {waiting !== null && <p className="mb-3 text-sm text-fg-muted">{waiting}</p>}
        <div className="mb-4 flex flex-wrap gap-2">
          {acts.map((each, index) => (
            <Button
              key={each}
              variant={index === 0 && each !== 'reject' ? 'primary' : 'secondary'}
              aria-keyshortcuts={keysOf[each]?.toUpperCase()}
              onClick={() => setAct(each)}
            >
              {text.acts[each]}
            </Button>
          ))}
          <Button variant="ghost" aria-keyshortcuts="N" onClick={() => setNoting(true)}>
            {text.note.open}
          </Button>
        </div>
        <Payload inquiry={inquiry} flags={detail.flags} />
      </Card>
      <Signals inquiry={inquiry} />
      {detail.activation !== null && <Activation link={detail.activation} phone={inquiry.phone} />}
      {detail.notice?.mail === 'failed' && (
        <Undelivered notice={detail.notice} phone={inquiry.phone} />
      )}
      {isOpen && ofCompany?.(inquiry.company_id)}
      <History title={text.history} steps={detail.history} wordsOf={stepWords} />
      {act !== null && (
        <ActDialog key={act} inquiry={inquiry} act={act} onClose={() => setAct(null)} />
      )}
      {isNoting && <NoteDialog inquiry={inquiry} onClose={() => setNoting(false)} />}
    </div>
  );
}
