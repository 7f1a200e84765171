import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronLeft, Clock, Info } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { isMissing } from '@/api/failure';
import type { Role } from '@/api/words';
import { paths } from '@/facts/paths';
import { assessmentsQuery } from '@/features/assessments/api';
import { mayAssess } from '@/features/company/rules';
import { Statement } from '@/features/problems/Statement';
import { ActsMenu } from '@/features/roles/ActsMenu';
import { roleQuery } from '@/features/roles/api';
import { RoleEditor } from '@/features/roles/form/RoleEditor';
import { RolePreview } from '@/features/roles/RolePreview';
import { isRunning, publicPageOf, steps, titleOf, type Step } from '@/features/roles/rules';
import { ReleaseLine } from '@/features/roles/slates/ReleaseLine';
import { RoleBadges } from '@/features/roles/StateBadge';
import { text } from '@/features/roles/text';
import { useAct } from '@/features/roles/use-act';
import { RatesCard } from '@/features/selection-rates/RatesCard';
import { useUser } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CopyField } from '@/ui/CopyField';
import { LoadFailed } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';

const prose = (markdown: string) => <Statement text={markdown} />;
const isStep = (value: string | null): value is Step => steps.some((step) => step === value);

const back = (
  <Link
    to={paths.createJobs}
    className="inline-flex min-h-8 items-center gap-1 hover:text-fg hover:underline"
  >
    <ChevronLeft size={15} strokeWidth={1.75} aria-hidden="true" />
    {text.back}
  </Link>
);

function Editing({ role }: { role: Role }) {
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const named = params.get('step');
  const may = user !== null && mayAssess(user);
  const query = useInfiniteQuery({ ...assessmentsQuery, enabled: may });
  const offered = rows(query.data).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <RoleEditor
      key={role.id}
      role={role}
      step={isStep(named) ? named : 'basics'}
      onStep={(step) =>
        setParams((now) => ({ ...Object.fromEntries(now), step }), { replace: true })
      }
      verified={user?.email_verified === true}
      offered={may ? offered : null}
      offeredFailed={query.isError}
      prose={prose}
    />
  );
}

/** The way back to the form of a role that waits, beside the words that name it. */
function Withdraw({ role }: { role: Role }) {
  const act = useAct(role);
  return (
    <Button size="sm" loading={act.isPending} onClick={() => act.mutate('withdraw')}>
      {text.acts.withdraw}
    </Button>
  );
}

/** A role that is not edited now: where it stands, and its text. */
function Reading({ role, onEdit }: { role: Role; onEdit: () => void }) {
  const { state, note } = role;
  const isOver = state === 'closed' && !role.actions.includes('reopen');
  const action = role.actions.includes('edit') ? (
    <Button size="sm" onClick={onEdit}>
      {text.change}
    </Button>
  ) : (
    role.actions.includes('withdraw') && <Withdraw role={role} />
  );
  return (
    <div className="flex max-w-200 flex-col gap-5">
      {role.revision === 'submitted' && <Notice icon={Clock}>{text.revisionWaits}</Notice>}
      {state !== 'draft' && state !== 'changes_requested' && (
        <Notice icon={Info} action={action}>
          <p>
            {isOver ? text.over : text.standing[state]}
            {role.publish_at !== null && (
              <>
                {' '}
                {text.scheduled}
                <Time at={role.publish_at} look="absolute" />.
              </>
            )}
          </p>
          {note !== null && state === 'rejected' && (
            <>
              <p className="mt-2 font-semibold">{text.noteRejected}</p>
              <p className="break-words whitespace-pre-line">{note}</p>
            </>
          )}
        </Notice>
      )}
      <Card>
        <RolePreview
          form={role.form}
          assessed={role.form.assessment_id !== null}
          heading={null}
          prose={prose}
        />
      </Card>
      {(state === 'closed' || state === 'archived') && <RatesCard role={role.id} />}
    </div>
  );
}

/** The way to what candidates read, and its address to be sent around. */
function PublicPage({ path }: { path: string }) {
  return (
    <>
      <CopyField
        label={text.publicPage.label}
        value={location.origin + path}
        className="w-64 max-md:w-full"
      />
      <Button asChild variant="primary">
        <Link to={path} target="_blank">
          {text.publicPage.view}
        </Link>
      </Button>
    </>
  );
}

function Shown({ role }: { role: Role }) {
  const title = titleOf(role);
  usePageTitle(title);
  const page = publicPageOf(role, useUser()?.company?.id ?? null);
  const [params, setParams] = useSearchParams();
  // A published role is read first; changing it is chosen.
  const begun = !isRunning(role) || role.revision !== null || params.has('change');
  const isOpen = role.actions.includes('edit') && begun;
  return (
    <>
      <PageHeader
        above={back}
        title={<span className="break-words">{title}</span>}
        actions={
          <>
            <RoleBadges role={role} />
            {page !== null && <PublicPage path={page} />}
            <ActsMenu role={role} publicPage={page} />
          </>
        }
      />
      {isOpen ? (
        <Editing role={role} />
      ) : (
        <Reading role={role} onEdit={() => setParams({ change: 'yes' })} />
      )}
      <div className="mt-4.5 max-w-200">
        <ReleaseLine role={role} />
      </div>
    </>
  );
}

/** One role: its form while the company may change it, its text afterwards. */
export default function RolePage() {
  const { roleId = '' } = useParams();
  const query = useQuery(roleQuery(roleId));
  if (query.data !== undefined) return <Shown role={query.data} />;
  if (!query.isError) return <SkeletonRows rows={6} />;
  if (isMissing(query.error)) {
    return (
      <>
        <PageHeader above={back} title={text.title} />
        <p className="text-md">{text.gone}</p>
      </>
    );
  }
  return <LoadFailed query={query}>{text.oneFailed}</LoadFailed>;
}
