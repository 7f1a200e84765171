import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { EyeOff, Hourglass } from 'lucide-react';
import { useState } from 'react';

import { rows } from '@/api/cache/page';
import type { Accommodation } from '@/api/words';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { Notice } from '@/ui/Notice';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';

import { AnswerDialog } from './AnswerDialog';
import { accommodationsKey, accommodationsQuery } from './api';
import { canAnswer, canDecline } from './rules';
import { text } from './text';

const words = text.list;

const TONES: Record<Accommodation['state'], BadgeTone> = {
  asked: 'caution',
  granted: 'positive',
  declined: 'neutral',
  withdrawn: 'neutral',
};

type Answering = { request: Accommodation; answer: 'grant' | 'decline' };

/** Requests for extra time for one assessment, for those who invite. */
export function RequestsPanel({ assessmentId }: { assessmentId: string }) {
  const client = useQueryClient();
  const query = useInfiniteQuery(accommodationsQuery(assessmentId));
  const [answering, setAnswering] = useState<Answering | null>(null);
  const requests = rows(query.data);
  const again = () => {
    void client.invalidateQueries({ queryKey: accommodationsKey(assessmentId) });
    void client.invalidateQueries({ queryKey: ['invitations', assessmentId] });
  };
  if (query.isPending) return <SkeletonRows />;
  if (query.isError && requests.length === 0)
    return <LoadFailed query={query}>{words.failed}</LoadFailed>;
  return (
    <div className="flex flex-col gap-4">
      <Notice icon={EyeOff}>
        {words.confidential} {words.rule}
      </Notice>
      <Card flush={requests.length > 0}>
        {requests.length === 0 && <EmptyState icon={Hourglass}>{words.empty}</EmptyState>}
        <ul aria-label={words.caption} className="divide-y divide-line">
          {requests.map((request) => (
            <Row
              key={request.id}
              request={request}
              onAnswer={(answer) => setAnswering({ request, answer })}
            />
          ))}
        </ul>
        {query.hasNextPage && (
          <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
            {words.more}
          </LoadMore>
        )}
      </Card>
      {answering !== null && (
        <AnswerDialog {...answering} onDone={again} onClose={() => setAnswering(null)} />
      )}
    </div>
  );
}

type RowProps = { request: Accommodation; onAnswer: (answer: Answering['answer']) => void };

function Row({ request, onAnswer }: RowProps) {
  const { state, granted_percent } = request;
  const open = canAnswer(request);
  const label = granted_percent === null ? words.states[state] : words.granted(granted_percent);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4 text-sm">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{request.name ?? request.email}</span>
          <Badge tone={TONES[state]} dot>
            {label}
          </Badge>
        </p>
        {request.name !== null && <p className="text-xs text-fg-muted">{request.email}</p>}
        <p className="mt-1.5">
          {words.asks} {words.percent(request.percent)}
          {request.base_percent > 0 && (
            <span className="text-fg-muted"> ({words.has(request.base_percent)})</span>
          )}
          <span className="text-fg-muted">
            {' · '}
            <Time at={request.asked_at} look="relative" />
          </span>
        </p>
        {request.text !== null && (
          <p className="mt-1.5 max-w-prose whitespace-pre-wrap text-fg-muted">{request.text}</p>
        )}
        {request.reason !== null && (
          <p className="mt-1.5 max-w-prose whitespace-pre-wrap text-fg-muted">
            <span className="font-medium text-fg">{words.reason}:</span> {request.reason}
          </p>
        )}
      </div>
      {open ? (
        <div className="flex gap-2">
          <Button
            size="sm"
            variant={state === 'asked' ? 'primary' : 'secondary'}
            onClick={() => onAnswer('grant')}
          >
            {state === 'granted' ? words.change : words.grant}
          </Button>
          {canDecline(request) && (
            <Button size="sm" onClick={() => onAnswer('decline')}>
              {words.decline}
            </Button>
          )}
        </div>
      ) : (
        <p className="text-xs text-fg-muted">
          {request.standing === 'started' || request.standing === 'finished'
            ? words.started
            : words.over}
        </p>
      )}
    </li>
  );
}
