import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, Info, MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import type { ApplicationStart, OpenRole } from '@/api/words';
import { confirmPath, paths, to } from '@/facts/paths';
import { startQuery } from '@/features/applications/api';
import { ApplyForm } from '@/features/applications/ApplyForm';
import { text } from '@/features/applications/text';
import { openRoleQuery } from '@/features/open-roles/api';
import { text as roleText } from '@/features/open-roles/text';
import { useUser } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { Calm } from './Calm';

const words = text.apply;

function Frame({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-(--prose-max) px-5 py-8">{children}</div>;
}

function Applied({ id }: { id: string }) {
  return (
    <Calm
      title={words.applied}
      action={
        <Button asChild variant="primary">
          <Link to={to(paths.application, { applicationId: id })}>{words.see}</Link>
        </Button>
      }
    >
      {words.once}
    </Calm>
  );
}

/** The role has closed: what was filled in is still here. */
function Closed({ role, start }: { role: OpenRole; start: ApplicationStart }) {
  usePageTitle(words.closedTitle);
  const { answers, note, resume, version } = start.draft;
  return (
    <Frame>
      <PageHeader title={words.closedTitle} lead={words.closed(role.company.name)} />
      {version > 0 && (
        <>
          <Notice icon={Info} className="mb-4">
            {words.kept}
          </Notice>
          <Card>
            <dl className="flex flex-col gap-3 text-sm">
              {answers.map(({ question, answer }) => (
                <div key={question}>
                  <dt className="text-fg-muted">{question}</dt>
                  <dd className="break-words whitespace-pre-line">{answer}</dd>
                </div>
              ))}
              {note !== '' && (
                <div>
                  <dt className="text-fg-muted">{words.note}</dt>
                  <dd className="break-words whitespace-pre-line">{note}</dd>
                </div>
              )}
              {resume !== null && (
                <div>
                  <dt className="text-fg-muted">{text.resume.title}</dt>
                  <dd className="break-words">{resume.name}</dd>
                </div>
              )}
            </dl>
          </Card>
        </>
      )}
    </Frame>
  );
}

function Applying({ role, start }: { role: OpenRole; start: ApplicationStart }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const here = useLocation().pathname;
  const verified = useUser()?.email_verified === true;
  usePageTitle(words.title(role.title));
  return (
    <Frame>
      <PageHeader
        above={
          <Link
            to={to(paths.openRole, { id: role.company.id, roleId: role.id })}
            className="inline-flex min-h-8 items-center gap-1 hover:text-fg hover:underline"
          >
            <ChevronLeft size={15} strokeWidth={1.75} aria-hidden="true" />
            {words.back}
          </Link>
        }
        title={<span className="break-words">{words.title(role.title)}</span>}
        lead={role.company.name}
      />
      {!verified && (
        <Notice
          icon={MailWarning}
          tone="caution"
          className="mb-5"
          action={
            <Button asChild size="sm">
              <Link to={confirmPath(here)}>{words.verifyAction}</Link>
            </Button>
          }
        >
          {words.verify}
        </Notice>
      )}
      <ApplyForm
        role={role}
        questions={role.form?.questions ?? []}
        start={start}
        verified={verified}
        onSent={({ id }) => {
          notify('success', words.sent);
          void navigate(to(paths.application, { applicationId: id }), {
            replace: true,
            state: { sent: true },
          });
        }}
        onReload={() => void client.resetQueries({ queryKey: startQuery(role.id).queryKey })}
      />
    </Frame>
  );
}

/** Applying for a role, at /companies/{id}/roles/{roleId}/apply. */
export default function ApplyPage() {
  const { id = '', roleId = '' } = useParams();
  const role = useQuery(openRoleQuery(roleId));
  const start = useQuery(startQuery(roleId));
  if (isMissing(role.error) || (role.data !== undefined && role.data.company.id !== id)) {
    return (
      <Calm
        title={roleText.goneTitle}
        action={
          <Button asChild variant="primary">
            <Link to={paths.openRoles}>{roleText.toRoles}</Link>
          </Button>
        }
      >
        {roleText.gone}
      </Calm>
    );
  }
  if (role.data !== undefined && start.data !== undefined) {
    const { application_id } = start.data;
    if (application_id !== null) return <Applied id={application_id} />;
    return role.data.open ? (
      <Applying role={role.data} start={start.data} />
    ) : (
      <Closed role={role.data} start={start.data} />
    );
  }
  return (
    <Frame>
      {role.isError && <LoadFailed query={role}>{words.roleFailed}</LoadFailed>}
      {start.isError && <LoadFailed query={start}>{words.loadFailed}</LoadFailed>}
      {!role.isError && !start.isError && <SkeletonRows rows={8} />}
    </Frame>
  );
}
