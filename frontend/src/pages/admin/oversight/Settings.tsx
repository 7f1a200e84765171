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

function Groups({ settings, looked }: { settings: readonly AdminSetting[]; looked: Looked }) {
  const [, setParams] = useSearchParams();
  const [open, setOpen] = useState<Open>();
  const shown = found(settings, looked);
  const opened = settings.find(({ key }) => key === open?.key);
  const close = () => setOpen(undefined);
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

/** What the admin can set: limits, periods and word lists by section, each with its default and its history. */
export default function Settings() {
  usePageTitle(text.title);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const looked = lookedOf(params);
  const query = useQuery(settingsQuery);
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} />
      <div className="grid items-start gap-x-6 gap-y-4.5 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <Sections settings={query.data?.settings} looked={looked} />
        <div className="min-w-0">
          <div className="mb-4.5 md:max-w-80">
            <SearchField
              value={looked.search}
              onSearch={(search) =>
                void navigate(addressOf({ ...looked, search }), { replace: true })
              }
              words={text.search}
            />
          </div>
          <Loaded query={query} failed={text.loadFailed} skeleton={<SkeletonRows rows={8} />}>
            {({ settings }) => <Groups settings={settings} looked={looked} />}
          </Loaded>
          <p className="mt-4.5 text-xs text-fg-muted">{text.bootstrap}</p>
        </div>
      </div>
    </>
  );
}
