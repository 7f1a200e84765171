import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { failureWords } from '@/api/failure';
import type { TalentProspect } from '@/api/words/hiring/talent';
import { paths } from '@/facts/paths';
import { AskedButton } from '@/ui/AskedButton';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { notify } from '@/ui/notify';
import { Select, type SelectOption } from '@/ui/Select';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { prospectsQuery, refreshTalent, removeProspect } from '@/features/talent/api';
import { Beside } from '@/features/talent/Beside';
import { RequestDialog } from '@/features/talent/browse/RequestDialog';
import { Facts } from '@/features/talent/Facts';
import { text as talent } from '@/features/talent/text';
import { text } from './text';

const words = text.list;

const nameOf = ({ named, label }: TalentProspect) => named?.name ?? talent.browse.anonymous(label);

type RowProps = { one: TalentProspect; onAsk: () => void };

function Row({ one, onAsk }: RowProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeProspect(one.id),
    onSuccess: () => notify('success', words.removed),
    onError: (error) => notify('error', failureWords(error, words.failed)),
    onSettled: () => refreshTalent(client),
  });
  const name = nameOf(one);
  const beside = one.named?.beside ?? null;
  return (
    <li className="flex flex-wrap items-start gap-3 px-4.5 py-4">
      <Avatar name={name} square />
      <div className="flex min-w-0 flex-1 basis-52 flex-col gap-2">
        <h3 className="text-sm font-semibold">{name}</h3>
        {one.named !== null && <p className="text-sm break-words">{one.named.headline}</p>}
        <Facts facts={one.facts} />
        {beside !== null && <Beside beside={beside} />}
        {one.note !== null && (
          <p className="border-l-2 border-line-strong pl-3 text-sm break-words whitespace-pre-line">
            {one.note}
          </p>
        )}
        <p className="text-xs text-fg-muted">
          {words.added} <Time at={one.added_at} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onAsk} aria-label={talent.browse.askFor(name)}>
          {talent.browse.ask}
        </Button>
        <AskedButton
          variant="ghost"
          loading={isPending}
          aria-label={words.removeFor(name)}
          ask={{ ...words.ask, title: words.askOf(name) }}
          onConfirm={() => mutate()}
        >
          {words.remove}
        </AskedButton>
      </div>
    </li>
  );
}

type ListProps = {
  role: string;
  /** The company's roles that are live. */
  live: readonly SelectOption<string>[];
  onBrowse: () => void;
};

function List({ role, live, onBrowse }: ListProps) {
  const query = useInfiniteQuery(prospectsQuery(role));
  const [asked, setAsked] = useState<TalentProspect | null>(null);
  const shown = rows(query.data);
  const first = query.data?.pages[0];
  if (query.isPending) return <SkeletonRows rows={3} />;
  if (query.isError && shown.length === 0)
    return <LoadFailed query={query}>{words.loadFailed}</LoadFailed>;
  if (shown.length === 0)
    return (
      <EmptyState action={<Button onClick={onBrowse}>{words.toCards}</Button>}>
        {words.empty}
      </EmptyState>
    );
  return (
    <>
      {first !== undefined && (
        <p className="border-b border-line px-4.5 py-2.5 text-xs text-fg-muted">
          {words.count(first.count, first.most)}
        </p>
      )}
      <ul aria-label={words.label} className="divide-y divide-line">
        {shown.map((one) => (
          <Row key={one.id} one={one} onAsk={() => setAsked(one)} />
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {words.more}
        </LoadMore>
      )}
      {asked !== null && (
        <RequestDialog
          of={{ prospect: asked.id }}
          who={nameOf(asked)}
          isNamed={asked.named !== null}
          role={role}
          roles={live}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

type ProspectsProps = {
  /** Which role's are shown; the first of the roles where it is none of them. */
  role: string | null;
  /** The company's roles that have not ended. */
  roles: readonly SelectOption<string>[];
  live: readonly SelectOption<string>[];
  onRole: (role: string) => void;
  onBrowse: () => void;
};

/** The cards that the company keeps for one of its roles. */
export function Prospects({ role, roles, live, onRole, onBrowse }: ProspectsProps) {
  const chosen = roles.find(({ value }) => value === role) ?? roles[0];
  if (chosen === undefined)
    return (
      <Card flush>
        <EmptyState
          action={
            <Button asChild>
              <Link to={paths.createJobs}>{words.toRoles}</Link>
            </Button>
          }
        >
          {words.noRoles}
        </EmptyState>
      </Card>
    );
  return (
    <div className="flex flex-col gap-4">
      <Select
        aria-label={words.role}
        className="w-full md:w-80"
        value={chosen.value}
        options={roles}
        onChange={onRole}
      />
      <p className="text-xs text-fg-muted">{words.lead}</p>
      <Card flush>
        <List key={chosen.value} role={chosen.value} live={live} onBrowse={onBrowse} />
      </Card>
    </div>
  );
}
