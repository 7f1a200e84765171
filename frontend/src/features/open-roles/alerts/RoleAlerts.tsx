import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellRing, X } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { RoleAlert } from '@/api/words';
import { loginPath, paths } from '@/facts/paths';
import { deleteRoleAlert, roleAlertsQuery, setRoleAlert } from '@/features/open-roles/api';
import { nameOf, paramsOf, type RoleFilter, sameFilter } from '@/features/open-roles/rules';
import { text } from '@/features/open-roles/text';
import { useViewer } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { LoadFailed } from '@/ui/Loaded';
import { notify } from '@/ui/notify';

const words = text.alerts;

const bell = <Bell size={15} strokeWidth={1.75} aria-hidden="true" />;

/** Says that the search of the page has its alert, or sets it. */
function ThisSearch({ filter, isSet }: { filter: RoleFilter; isSet: boolean }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => setRoleAlert(filter, idempotencyKey()),
    onSuccess: () => notify('success', words.done),
    onError: (error) => notify('error', failureWords(error, words.failed)),
    onSettled: () => client.invalidateQueries({ queryKey: roleAlertsQuery.queryKey }),
  });
  if (isSet)
    return (
      <p className="inline-flex min-h-8.5 items-center gap-1.5 text-sm text-fg-muted">
        <BellRing size={15} strokeWidth={1.75} aria-hidden="true" />
        {words.isSet}
      </p>
    );
  return (
    <Button icon={bell} loading={isPending} onClick={() => mutate()}>
      {words.set}
    </Button>
  );
}

function Row({ alert, onDeleted }: { alert: RoleAlert; onDeleted: () => void }) {
  const client = useQueryClient();
  const name = nameOf(alert);
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteRoleAlert(alert.id),
    onSuccess: () => {
      notify('success', words.deleted);
      onDeleted();
    },
    onError: (error) => notify('error', failureWords(error, words.deleteFailed)),
    onSettled: () => client.invalidateQueries({ queryKey: roleAlertsQuery.queryKey }),
  });
  const address = new URLSearchParams(paramsOf(alert)).toString();
  return (
    <li className="inline-flex max-w-full items-center gap-1 rounded-md border border-line-strong pl-3">
      <Link
        to={{ pathname: paths.openRoles, search: address }}
        className="min-w-0 py-1.5 font-medium break-words text-link max-md:py-3"
      >
        {name}
      </Link>
      <IconButton label={words.delete(name)} size="sm" loading={isPending} onClick={() => mutate()}>
        <X size={14} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** The alerts of somebody who is signed in, and a way to set one for the search of the page. */
function Own({ filter }: { filter: RoleFilter }) {
  const query = useQuery(roleAlertsQuery);
  const box = useRef<HTMLDivElement>(null);
  const alerts = query.data;
  if (alerts === undefined)
    return query.isError ? <LoadFailed query={query}>{words.loadFailed}</LoadFailed> : null;
  return (
    <div
      ref={box}
      role="group"
      aria-label={words.label}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-2 text-sm outline-none"
    >
      <ThisSearch filter={filter} isSet={alerts.some((alert) => sameFilter(alert, filter))} />
      {alerts.length > 0 && (
        <ul aria-label={words.label} className="flex min-w-0 flex-wrap gap-2">
          {alerts.map((alert) => (
            // The button that was pressed goes with its row.
            <Row key={alert.id} alert={alert} onDeleted={() => box.current?.focus()} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Alerts of new roles, for everybody but companies. */
export function RoleAlerts({ filter }: { filter: RoleFilter }) {
  const state = useViewer();
  const { pathname, search } = useLocation();
  if (state.status === 'ready' && state.user?.is_company === true) return null;
  return (
    // Its height is there from the start, so that the list does not move.
    <div className="mb-4 min-h-8.5 max-md:min-h-11">
      {state.status === 'ready' && state.user !== null && <Own filter={filter} />}
      {state.status === 'ready' && state.user === null && (
        <Button asChild icon={bell}>
          <Link to={loginPath(pathname + search)}>{words.login}</Link>
        </Button>
      )}
    </div>
  );
}
