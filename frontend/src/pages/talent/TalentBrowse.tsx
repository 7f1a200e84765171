import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Info, Lock } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { hasCode } from '@/api/errors';
import type { Role } from '@/api/words';
import { loginPath, paths } from '@/facts/paths';
import { rolesQuery } from '@/features/roles/api';
import { titleOf } from '@/features/roles/rules';
import { useUser, useViewer } from '@/features/session/hooks';
import { searchesQuery } from '@/features/talent/api';
import { Asked } from '@/features/talent/browse/Asked';
import { CardList } from '@/features/talent/browse/CardList';
import { Filters } from '@/features/talent/browse/Filters';
import { Searches } from '@/features/talent/browse/Searches';
import { cardParams, filterOf, isEmpty, searchFilter, type Filter } from '@/features/talent/rules';
import { Prospects } from '@/features/talent/prospects/Prospects';
import { text as prospects } from '@/features/talent/prospects/text';
import { text } from '@/features/talent/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';

const words = text.browse;

function address(query: Record<string, string>): string {
  const params = new URLSearchParams(query).toString();
  return params === '' ? paths.talentPoolBrowse : `${paths.talentPoolBrowse}?${params}`;
}

/** The company’s roles that have not ended, those that are live first: of each stage the 25 that changed last. */
function useOpenRoles() {
  const live = useInfiniteQuery(rolesQuery('live'));
  const review = useInfiniteQuery(rolesQuery('review'));
  const drafts = useInfiniteQuery(rolesQuery('drafts'));
  const all = [live, review, drafts];
  const options = (roles: readonly Role[]) =>
    roles.map((role) => ({ value: role.id, label: titleOf(role) }));
  const isPending = all.some((query) => query.isPending);
  const failed = all.find((query) => query.isError && query.data === undefined);
  const open = options(all.flatMap((query) => rows(query.data)));
  const none = isPending || open.length > 0 ? undefined : prospects.dialog.noRoles;
  return {
    isPending,
    failed,
    open,
    live: options(rows(live.data).filter(({ state }) => state !== 'paused')),
    hint: failed === undefined ? none : text.request.rolesFailed,
  };
}

/** The cards that match the filter of the address, or the saved search that it names. */
function Candidates() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const searches = useQuery(searchesQuery).data ?? [];
  const saved = searches.find(({ id }) => id === params.get('search'));
  const filter = saved === undefined ? filterOf(params) : searchFilter(saved);
  const { live, open, hint } = useOpenRoles();
  const change = (next: Filter) => void navigate(address(cardParams(next)), { replace: true });
  return (
    <div className="flex flex-col gap-4">
      <Filters filter={filter} onChange={change} />
      <Searches
        filter={filter}
        canSave={!isEmpty(filter) && saved === undefined}
        link={(search) => address({ search })}
      />
      <Card flush>
        <CardList
          filter={filter}
          onClear={() => void navigate(address({}), { replace: true })}
          onLoosen={change}
          roles={live}
          openRoles={open}
          openRolesHint={hint}
        />
      </Card>
    </div>
  );
}

/** The cards that are kept for the role of the address. */
function KeptForRole({ onBrowse }: { onBrowse: () => void }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { isPending, failed, live, open } = useOpenRoles();
  if (failed !== undefined)
    return <LoadFailed query={failed}>{text.request.rolesFailed}</LoadFailed>;
  if (isPending) return <SkeletonRows rows={3} />;
  return (
    <Prospects
      role={params.get('role')}
      roles={open}
      live={live}
      onRole={(role) => void navigate(address({ tab: 'prospects', role }), { replace: true })}
      onBrowse={onBrowse}
    />
  );
}

const TABS = ['cards', 'prospects', 'introductions'] as const;

/** For members of a company; where it may not look yet, what is missing. */
function Company() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const searches = useQuery(searchesQuery);
  const { error } = searches;
  const role = useUser()?.company?.role;
  if (searches.isPending) return <SkeletonRows rows={5} />;
  if (error !== null && hasCode(error, 'feature_locked'))
    return <Notice icon={Lock}>{words.locked}</Notice>;
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'cards';
  const choose = (next: string) =>
    void navigate(address(next === 'cards' ? {} : { tab: next }), { replace: true });
  return (
    <Tabs
      label={words.tabs.label}
      value={tab}
      onChange={choose}
      panelClassName="pt-5"
      tabs={[
        { value: 'cards', label: words.tabs.cards, content: <Candidates /> },
        {
          value: 'prospects',
          label: prospects.tab,
          content: <KeptForRole onBrowse={() => choose('cards')} />,
        },
        {
          value: 'introductions',
          label: words.tabs.introductions,
          content: (
            <Card flush>
              <Asked
                writes={role === 'owner' || role === 'recruiter'}
                onBrowse={() => choose('cards')}
              />
            </Card>
          ),
        },
      ]}
    />
  );
}

/** Where companies look for candidates and ask for introductions. */
export default function TalentBrowse() {
  usePageTitle(words.title);
  const state = useViewer();
  const user = state.status === 'ready' ? state.user : null;
  return (
    <div className="page-alone mx-auto w-full max-w-240">
      <PageHeader title={words.title} lead={words.lead} />
      {state.status === 'loading' && <SkeletonRows rows={5} />}
      {state.status === 'ready' && user === null && (
        <Notice
          icon={Info}
          action={
            <Button asChild size="sm">
              <Link to={loginPath(paths.talentPoolBrowse)}>{words.logIn}</Link>
            </Button>
          }
        >
          {words.signIn}
        </Notice>
      )}
      {user !== null && !user.is_company && (
        <Notice
          icon={Info}
          action={
            <Button asChild size="sm">
              <Link to={paths.talentForm}>{words.toForm}</Link>
            </Button>
          }
        >
          {words.notCompany}
        </Notice>
      )}
      {user?.is_company === true && <Company />}
    </div>
  );
}
