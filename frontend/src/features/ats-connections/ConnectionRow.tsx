import { useMutation } from '@tanstack/react-query';
import { failureWords } from '@/api/failure';
import type { AtsConnection } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';
import { Time } from '@/ui/Time';
import { stepConnection } from './api';
import { text } from './text';

/** What opens a dialog. */
export type Ask = 'log' | 'replace' | 'delete';

type ConnectionRowProps = { connection: AtsConnection; onAsk: (ask: Ask) => void };

/** A connection, how it is, and what can be done about it. */
export function ConnectionRow({ connection, onAsk }: ConnectionRowProps) {
  const isOn = connection.state === 'active';
  const name = text.systems[connection.system];
  const { isPending, mutate } = useMutation({
    mutationFn: () => stepConnection(connection, isOn ? 'pause' : 'resume'),
    onSuccess: () => notify('success', isOn ? text.pausedNow : text.resumedNow),
    onError: (error) => notify('error', failureWords(error, text.failed)),
  });
  return (
    <li className="border-b border-line px-4.5 py-3 text-sm last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{name}</span>
        <Badge tone={isOn ? 'positive' : 'neutral'} dot>
          {isOn ? text.active : text.paused}
        </Badge>
      </p>
      <p className="text-xs text-fg-muted">
        {text.key} <code className="font-mono">{connection.prefix}…</code> ·{' '}
        {connection.called_at === null ? (
          text.never
        ) : (
          <>
            {text.called} <Time at={connection.called_at} look="absolute" />
          </>
        )}
      </p>
      <p className="text-xs break-all text-fg-muted">
        {text.address} <code className="font-mono">{connection.address}</code>
      </p>
      <div
        role="group"
        aria-label={text.actions(name, connection.prefix)}
        className="mt-1.5 -ml-2 flex flex-wrap gap-1"
      >
        <Button size="sm" variant="ghost" onClick={() => onAsk('log')}>
          {text.logOpen}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onAsk('replace')}>
          {text.replace}
        </Button>
        <Button size="sm" variant="ghost" loading={isPending} onClick={() => mutate()}>
          {isOn ? text.pause : text.resume}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onAsk('delete')}>
          {text.remove}
        </Button>
      </div>
    </li>
  );
}
