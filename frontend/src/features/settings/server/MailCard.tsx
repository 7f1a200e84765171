import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { ApiError } from '@/api/errors';
import type { ServerSettings, TestMail } from '@/api/words/admin';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { Fact } from '@/ui/Fact';
import { Notice } from '@/ui/Notice';
import { sendTestMail, testMailQuery } from './api';
import { outcomeOf } from './rules';
import { text } from './text';

const words = text.test;

type Transport = ServerSettings['mail']['transport'];

/** What became of a test, until the mail server has decided. */
function Outcome({ mail, transport }: { mail: TestMail; transport: Transport }) {
  const query = useQuery(testMailQuery(mail));
  const { tone, line, said } = outcomeOf(query.data, transport);
  const Icon = { positive: CircleCheck, caution: CircleAlert, neutral: Clock }[tone];
  return (
    <>
      <div role="status">
        <Notice icon={Icon} tone={tone}>
          <p>{line}</p>
          {said !== null && (
            <p className="mt-1 font-mono text-xs [overflow-wrap:anywhere]">{said}</p>
          )}
        </Notice>
      </div>
      {query.isError && (
        <ErrorBox
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          {words.unknown}
        </ErrorBox>
      )}
    </>
  );
}

/** How mail is sent, and a test of it. */
export function MailCard({ mail }: { mail: ServerSettings['mail'] }) {
  const test = useMutation({ mutationFn: sendTestMail });
  const limited = test.error instanceof ApiError && test.error.status === 429;
  return (
    <Card title={text.groups.mail}>
      <p className="text-sm text-fg-muted">{text.hints.mail}</p>
      <dl className="mt-2 divide-y divide-line text-sm">
        <Fact label={text.transport}>
          {text.transports[mail.transport]} <Variable name="SMTP_URL" />
        </Fact>
        <Fact label={text.sender}>
          {mail.sender} <Variable name="ASSAY_MAIL_FROM" />
        </Fact>
        <Fact label={text.replies}>
          {mail.replies_to ?? text.noReplies} <Variable name="ASSAY_SUPPORT_EMAIL" />
        </Fact>
      </dl>
      <div className="mt-3 flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <Button loading={test.isPending} onClick={() => test.mutate()}>
            {words.send}
          </Button>
          <span className="text-xs text-fg-muted">{words.hint}</span>
        </div>
        {test.isError && (
          <ErrorBox error={test.error}>{limited ? words.many : words.failed}</ErrorBox>
        )}
        {test.data !== undefined && (
          <Outcome key={test.data.id} mail={test.data} transport={mail.transport} />
        )}
      </div>
    </Card>
  );
}

/** The variable that sets something. */
export function Variable({ name }: { name: string }) {
  return (
    <span className="text-xs text-fg-muted">
      {text.setBy} <code className="font-mono [overflow-wrap:anywhere]">{name}</code>
    </span>
  );
}
