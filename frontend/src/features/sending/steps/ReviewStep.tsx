import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { ApiError } from '@/api/errors';
import { idempotencyKey } from '@/api/idempotency';
import type { SendCheck, SendRequest, SendResult } from '@/api/words';
import { AlertDialog } from '@/ui/AlertDialog';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';

import { checkRecipients, sendAssessment } from '@/features/sending/api';
import type { Parsed } from '@/features/sending/parse';
import { countOf, resultRows } from '@/features/sending/rules';
import { MailPreview } from '@/features/sending/mail/MailPreview';
import { ResultTable } from '@/features/sending/ResultTable';
import { text } from '@/features/sending/text';
import { dayWords } from '@/ui/time';

const words = text.review;

type ReviewStepProps = {
  assessmentId: string;
  request: SendRequest;
  parsed: Parsed;
  onSent: (result: SendResult) => void;
};

/** What the server says of the list and the e-mail, and the button that sends it. */
export function ReviewStep({ assessmentId, request, parsed, onSent }: ReviewStepProps) {
  const check = useQuery({
    queryKey: ['sending', 'check', assessmentId, request] as const,
    queryFn: () => checkRecipients(assessmentId, request),
    staleTime: 0,
    retry: false,
  });
  if (check.isPending) return <SkeletonRows rows={6} />;
  if (check.isError) {
    return (
      <ErrorBox error={check.error} onRetry={() => void check.refetch()}>
        {reason(check.error) ?? words.checkFailed}
      </ErrorBox>
    );
  }
  return (
    <Checked
      check={check.data}
      assessmentId={assessmentId}
      request={request}
      parsed={parsed}
      onSent={onSent}
    />
  );
}

/** What the server refused, in its own words. */
function reason(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'quota_used_up' || error.code === 'unsolvable') return error.message;
  return error.fields[0]?.detail ?? (error.status === 409 ? text.notReady : null);
}

function Checked({ check, ...of }: ReviewStepProps & { check: SendCheck }) {
  const rows = resultRows(of.parsed, check.rows);
  const count = countOf(rows, 'invited');
  const over = countOf(rows, 'over_quota');
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm">
        {words.window}{' '}
        {check.opens_at === null ? words.now : <Time at={check.opens_at} look="absolute" />}{' '}
        {words.until} <Time at={check.closes_at} look="absolute" />.{' '}
        <span className="text-fg-muted">{words.left(check.left_today)}</span>
      </p>
      <Card flush title={words.rows}>
        <ResultTable rows={rows} words={words.will} />
      </Card>
      {count > 0 && (
        <Card title={words.mail}>
          <MailPreview mail={check.mail} />
        </Card>
      )}
      {count > 0 && over > 0 && <p className="text-sm">{words.over(over)}</p>}
      <SendButton {...of} count={count} left={check.left_today} refused={refusal(check, over)} />
    </div>
  );
}

/** Why nobody can be invited. */
function refusal({ allowance }: SendCheck, over: number): string {
  const { quota, plan, renews_on: renews } = allowance;
  return over > 0 ? words.usedUp(quota, plan, dayWords(renews)) : words.nobody;
}

type SendButtonProps = Omit<ReviewStepProps, 'parsed'> & {
  count: number;
  left: number;
  refused: string;
};

function SendButton({ assessmentId, request, onSent, count, left, refused }: SendButtonProps) {
  const [asking, setAsking] = useState(false);
  const key = useRef(idempotencyKey());
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () => sendAssessment(assessmentId, request, key.current),
    onSuccess: onSent,
    onSettled: () => setAsking(false),
  });
  if (count === 0) return <ErrorBox>{refused}</ErrorBox>;
  if (count > left) return <ErrorBox>{words.overLimit(count, left)}</ErrorBox>;
  return (
    <div className="flex flex-col items-start gap-3">
      {send.isError && (
        <ErrorBox error={send.error}>{reason(send.error) ?? words.sendFailed}</ErrorBox>
      )}
      <Button variant="primary" loading={send.isPending} onClick={() => setAsking(true)}>
        {words.send(count)}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.confirmTitle(count)}
        description={words.confirm}
        confirmLabel={words.confirmSend}
        cancelLabel={words.keep}
        loading={send.isPending}
        onConfirm={() => send.mutate()}
      />
    </div>
  );
}
