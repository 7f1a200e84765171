import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Briefcase, Plus } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { failureWords } from '@/api/failure';
import type { RoleStage } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { RoomBanner } from '@/features/quota/RoomBanner';
import { createRole, rolesQuery } from '@/features/roles/api';
import { RolesTable } from '@/features/roles/RolesTable';
import { text } from '@/features/roles/text';
import { useUser } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadMore } from '@/ui/LoadMore';
import { LoadFailed } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { Select } from '@/ui/Select';
import { SkeletonRows } from '@/ui/Skeleton';

const ALL = 'all';
const stages: Record<string, string> = { [ALL]: text.all, ...text.stages };
const options = Object.entries(stages).map(([value, label]) => ({ value, label }));
const isStage = (value: string | null): value is RoleStage =>
  value !== null && value in text.stages;

function CreateButton() {
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: createRole,
    onSuccess: (role) => navigate(to(paths.role, { roleId: role.id })),
    onError: (error) => notify('error', failureWords(error, text.createFailed)),
  });
  return (
    <Button
      variant="primary"
      icon={<Plus size={15} strokeWidth={1.75} aria-hidden="true" />}
      loading={create.isPending}
      onClick={() => create.mutate()}
    >
      {text.create}
    </Button>
  );
}

/** The company's roles, of a stage or all. */
export default function RoleList() {
  usePageTitle(text.title);
  const [params, setParams] = useSearchParams();
  const named = params.get('stage');
  const stage = isStage(named) ? named : null;
  const company = useUser()?.company?.id ?? null;
  const query = useInfiniteQuery(rolesQuery(stage));
  const roles = rows(query.data);
  const empty = query.isSuccess && roles.length === 0;
  const show = (next: string) => setParams(next === ALL ? {} : { stage: next });
  return (
    <>
      <PageHeader
        title={text.title}
        lead={text.lead}
        actions={
          !(empty && stage === null) && (
            <>
              <Select
                aria-label={text.stage}
                className="w-36"
                value={stage ?? ALL}
                options={options}
                onChange={show}
              />
              <CreateButton />
            </>
          )
        }
      />
      <RoomBanner of="roles" />
      {query.isError && (
        <LoadFailed query={query} className="mb-4">
          {text.loadFailed}
        </LoadFailed>
      )}
      {query.isPending && (
        <Card flush>
          <SkeletonRows />
        </Card>
      )}
      {empty && (
        <Card>
          {stage === null ? (
            <EmptyState icon={Briefcase} title={text.emptyTitle} action={<CreateButton />}>
              {text.empty}
            </EmptyState>
          ) : (
            <EmptyState
              icon={Briefcase}
              action={<Button onClick={() => show(ALL)}>{text.showAll}</Button>}
            >
              {text.noMatch}
            </EmptyState>
          )}
        </Card>
      )}
      {roles.length > 0 && (
        <Card flush>
          <RolesTable roles={roles} company={company} />
          {query.hasNextPage && (
            <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
              {text.more}
            </LoadMore>
          )}
        </Card>
      )}
    </>
  );
}
