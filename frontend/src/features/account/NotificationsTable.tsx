import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { Fragment } from 'react';
import type { NotificationItem, NotificationSettings } from '@/api/words';
import { useUser } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { announce } from '@/ui/announce';
import { notify } from '@/ui/notify';
import { Loading, Skeleton } from '@/ui/Skeleton';
import { Switch } from '@/ui/Switch';
import { Table, Td, Th } from '@/ui/Table';
import { notificationsQuery, saveNotifications } from './api';
import { groupsOf, rowsOf } from './notification-kinds';
import { browserZone, withDigest, withSwitch } from './rules';
import { text } from './text';

const words = text.notifications;

/** Each change is shown at once and sent in its turn; one that fails goes back. */
function useSettings(shown: NotificationSettings) {
  const client = useQueryClient();
  const { queryKey } = notificationsQuery;
  const mutation = useMutation({
    mutationFn: saveNotifications,
    scope: { id: 'notification-settings' },
    onMutate: async (next) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, next);
      return { before };
    },
    onSuccess: () => announce(words.saved),
    onError: (_error, _next, kept) => {
      client.setQueryData(queryKey, kept?.before);
      notify('error', words.saveFailed);
    },
  });
  return {
    flip: (type: string, change: { email?: boolean; in_app?: boolean }) =>
      mutation.mutate(withSwitch(shown, type, change)),
    digest: (digest: boolean) => mutation.mutate(withDigest(shown, digest)),
    zone: (time_zone: string) => mutation.mutate({ ...shown, time_zone }),
  };
}

function Always() {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-fg-muted">
      <Lock size={13} strokeWidth={1.75} aria-hidden="true" />
      {words.always}
    </span>
  );
}

type RowProps = {
  item: NotificationItem;
  flip: (type: string, change: { email?: boolean; in_app?: boolean }) => void;
};

function Row({ item, flip }: RowProps) {
  return (
    <tr>
      <Td className="font-medium">
        {item.title}
        {item.daily && (
          <span className="block text-xs font-normal text-fg-muted">{words.daily}</span>
        )}
      </Td>
      <Td>
        {item.required ? (
          <Always />
        ) : (
          <Switch
            label={words.byEmail(item.title)}
            hideLabel
            checked={item.email}
            onChange={(email) => flip(item.type, { email })}
          />
        )}
      </Td>
      <Td>
        {item.required ? (
          <Always />
        ) : (
          <Switch
            label={words.byApp(item.title)}
            hideLabel
            checked={item.in_app}
            onChange={(in_app) => flip(item.type, { in_app })}
          />
        )}
      </Td>
    </tr>
  );
}

type ZoneProps = { named: string | null; onChange: (zone: string) => void };

/** By whose clocks the e-mail of the day comes, and another choice where this browser's differ. */
function DigestZone({ named, onChange }: ZoneProps) {
  const here = browserZone();
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3 text-sm">
      <span>{words.digestAt(named ?? words.zoneUnknown)}</span>
      {here !== null && here !== named && (
        <Button size="sm" onClick={() => onChange(here)}>
          {words.useZone(here)}
        </Button>
      )}
    </div>
  );
}

function Head() {
  return (
    <thead>
      <tr>
        <Th>{words.kind}</Th>
        <Th className="w-24">{words.email}</Th>
        <Th className="w-24">{words.inApp}</Th>
      </tr>
    </thead>
  );
}

const groupHead =
  'h-9.5 border-b border-line bg-surface-2 px-4.5 text-left text-xs font-semibold text-fg-muted';

/** The place of the table while it loads: as many rows as this account will have. */
export function NotificationsSkeleton() {
  const counts = rowsOf(useUser());
  return (
    <Loading>
      <div className="h-8.5 border-b border-line" />
      {counts.map((count, group) => (
        <Fragment key={group}>
          <div className="h-9.5 border-b border-line bg-surface-2" />
          {Array.from({ length: count }, (_, row) => (
            <div key={row} className="flex h-11.5 items-center border-b border-line px-4.5">
              <Skeleton className={row % 2 === 0 ? 'w-3/5' : 'w-1/2'} />
            </div>
          ))}
        </Fragment>
      ))}
      <div className="h-18.5" />
    </Loading>
  );
}

/** What this account can be notified of, with a switch for each way; saved as they are switched. */
export function NotificationsTable({ settings }: { settings: NotificationSettings }) {
  const { flip, digest, zone } = useSettings(settings);
  const groups = groupsOf(settings.items, useUser());
  return (
    <>
      <Table caption={words.table}>
        <Head />
        {groups.map(({ group, items }) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={3} className={groupHead}>
                {words.groups[group]}
              </th>
            </tr>
            {items.map((item) => (
              <Row key={item.type} item={item} flip={flip} />
            ))}
          </tbody>
        ))}
      </Table>
      <div className="border-t border-line px-4.5 py-3">
        <Switch label={words.digest} checked={settings.digest} onChange={digest} />
        <p className="text-xs text-fg-muted">{words.digestDetail}</p>
        {settings.digest && <DigestZone named={settings.time_zone} onChange={zone} />}
      </div>
    </>
  );
}
