import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import type { DevMail as Mail, PublicConfig } from '@/api/words';
import { paths } from '@/facts/paths';
import { devMailQuery, oobCodesQuery } from '@/features/dev-mail/api';
import { CodeList } from '@/features/dev-mail/CodeList';
import { MailView } from '@/features/dev-mail/MailView';
import { text } from '@/features/dev-mail/text';
import { useConfig } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { clockOf } from '@/ui/time';

/** /dev/mail: everything that would have been sent, where the server says this is development. */
export default function DevMail() {
  usePageTitle(text.title);
  const config = useConfig();
  return (
    <div className="page-x py-8">
      <PageHeader title={text.title} lead={text.lead} />
      {config === undefined ? (
        <SkeletonRows />
      ) : config.dev_mail ? (
        <Inbox config={config} />
      ) : (
        <Off />
      )}
    </div>
  );
}

function Off() {
  return (
    <EmptyState
      action={
        <Button asChild>
          <Link to={paths.home}>{text.home}</Link>
        </Button>
      }
    >
      {text.off}
    </EmptyState>
  );
}

function Inbox({ config }: { config: PublicConfig }) {
  const { emulator_url, project_id } = config.firebase;
  return (
    <div className="flex flex-col gap-5">
      {emulator_url !== null && <Codes url={emulator_url} project={project_id} />}
      <Messages />
    </div>
  );
}

function Codes({ url, project }: { url: string; project: string }) {
  const query = useQuery(oobCodesQuery(url, project));
  return (
    <Card
      title={text.codes}
      action={<span className="text-xs text-fg-muted">{text.codesHelp}</span>}
    >
      {query.isError ? (
        <LoadFailed query={query}>{text.codesFailed}</LoadFailed>
      ) : (
        <CodeList codes={query.data ?? []} />
      )}
    </Card>
  );
}

function Messages() {
  const query = useQuery(devMailQuery);
  const [params, setParams] = useSearchParams();
  if (query.isPending) return <SkeletonRows />;
  if (query.isError) return <LoadFailed query={query}>{text.failed}</LoadFailed>;
  const mails = query.data.items;
  if (mails.length === 0) {
    return (
      <Card>
        <EmptyState>{text.empty}</EmptyState>
      </Card>
    );
  }
  const open = mails.find((mail) => mail.id === params.get('mail')) ?? mails[0];
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[340px_1fr]">
      <Card flush title={text.mail}>
        <ul className="max-h-[36rem] divide-y divide-line overflow-y-auto">
          {mails.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              open={mail.id === open?.id}
              onOpen={() => setParams({ mail: mail.id })}
            />
          ))}
        </ul>
      </Card>
      <Card>{open === undefined ? text.choose : <MailView key={open.id} mail={open} />}</Card>
    </div>
  );
}

function MailRow({ mail, open, onOpen }: { mail: Mail; open: boolean; onOpen: () => void }) {
  return (
    <li>
      <button
        type="button"
        aria-current={open ? 'true' : undefined}
        onClick={onOpen}
        className="block w-full px-4.5 py-2.5 text-left text-sm hover:bg-surface-hover aria-[current]:bg-surface-active"
      >
        <span className="block truncate font-medium">{mail.subject}</span>
        <span className="flex justify-between gap-3 text-xs text-fg-muted">
          <span className="truncate">{mail.to}</span>
          <time dateTime={mail.created_at} title={mail.created_at} className="tabular-nums">
            {clockOf(mail.created_at)}
          </time>
        </span>
        {mail.sent_at === null && <span className="text-xs text-caution-text">{text.notSent}</span>}
      </button>
    </li>
  );
}
