import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AdminSetting } from '@/api/words/admin';
import { settingsQuery } from '@/features/settings/api';
import { ChangeDialog } from '@/features/settings/ChangeDialog';
import { HistoryDialog } from '@/features/settings/HistoryDialog';
import { found, groups, isFolded, lookedOf, type Looked } from '@/features/settings/rules';
import { addressOf, Sections } from '@/features/settings/Sections';
import { SettingRows } from '@/features/settings/SettingRows';
import { serverQuery } from '@/features/settings/server/api';
import { foundVariables, isServerGroup } from '@/features/settings/server/rules';
import { ServerCards } from '@/features/settings/server/ServerCards';
import { text as serverText } from '@/features/settings/server/text';
import { VariableCard } from '@/features/settings/server/VariableCard';
import { text } from '@/features/settings/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Loaded } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { SearchField } from '@/ui/SearchField';
import { SkeletonRows } from '@/ui/Skeleton';
import { usePageTitle } from '@/ui/page-title';

type Open = { what: 'change' | 'history'; key: string };

type GroupsProps = {
  settings: readonly AdminSetting[];
  looked: Looked;
  /** Whether something else on the page matches the search. */
  elsewhere: boolean;
};

function Groups({ settings, looked, elsewhere }: GroupsProps) {
  const [, setParams] = useSearchParams();
  const [open, setOpen] = useState<Open>();
  const shown = found(settings, looked);
  const opened = settings.find(({ key }) => key === open?.key);
  const close = () => setOpen(undefined);
  if (shown.length === 0 && elsewhere) return null;
  if (shown.length === 0)
    return (
      <EmptyState
        action={<Button onClick={() => setParams({}, { replace: true })}>{text.showAll}</Button>}
      >
        {text.noMatch}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4.5">
      {groups.map((group) => {
        const own = shown.filter((setting) => setting.group === group);
        if (own.length === 0) return null;
        return (
          <Card key={group} flush title={text.groups[group]}>
            <p className="border-b border-line px-4.5 py-2.5 text-sm text-fg-muted">
              {text.hints[group]}
            </p>
            <SettingRows
              key={`${group} ${String(isFolded(looked))}`}
              folded={isFolded(looked)}
              settings={own}
              label={text.groups[group]}
              onChange={({ key }) => setOpen({ what: 'change', key })}
              onHistory={({ key }) => setOpen({ what: 'history', key })}
            />
          </Card>
        );
      })}
      {opened !== undefined && open?.what === 'change' && (
        <ChangeDialog setting={opened} onClose={close} />
      )}
      {opened !== undefined && open?.what === 'history' && (
        <HistoryDialog setting={opened} onClose={close} />
      )}
    </div>
  );
}

/** What the server was started with: the section that is open, or the variables that a search of all finds. */
function Server({ looked: { group, search } }: { looked: Looked }) {
  const query = useQuery(serverQuery);
  return (
    <Loaded query={query} failed={serverText.loadFailed} skeleton={<SkeletonRows rows={8} />}>
      {(server) => {
        if (isServerGroup(group))
          return <ServerCards server={server} group={group} search={search} />;
        const variables = foundVariables(server.variables, search);
        return (
          variables.length > 0 && (
            <VariableCard
              title={serverText.groups.environment}
              hint={serverText.hints.environment}
              variables={variables}
            />
          )
        );
      }}
    </Loaded>
  );
}

/**
 * What the admin can set: limits, periods and word lists by section, each with its default and its history; and what the
 * server was started with.
 */
export default function Settings() {
  usePageTitle(text.title);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const looked = lookedOf(params);
  const query = useQuery(settingsQuery);
  const server = useQuery(serverQuery);
  const isServer = isServerGroup(looked.group);
  const searchesAll = looked.group === 'all' && looked.search.trim() !== '';
  const variables = foundVariables(server.data?.variables ?? [], looked.search);
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} />
      <div className="grid items-start gap-x-6 gap-y-4.5 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <Sections settings={query.data?.settings} looked={looked} />
        <div className="min-w-0">
          {(!isServer || looked.group === 'environment') && (
            <div className="mb-4.5 md:max-w-80">
              <SearchField
                value={looked.search}
                onSearch={(search) =>
                  void navigate(addressOf({ ...looked, search }), { replace: true })
                }
                words={text.search}
              />
            </div>
          )}
          <div className="flex flex-col gap-4.5">
            {!isServer && (
              <Loaded query={query} failed={text.loadFailed} skeleton={<SkeletonRows rows={8} />}>
                {({ settings }) => (
                  <Groups
                    settings={settings}
                    looked={looked}
                    elsewhere={searchesAll && variables.length > 0}
                  />
                )}
              </Loaded>
            )}
            {(isServer || searchesAll) && <Server looked={looked} />}
          </div>
        </div>
      </div>
    </>
  );
}
