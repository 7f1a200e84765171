import { useMutation } from '@tanstack/react-query';
import { failureWords } from '@/api/failure';
import type { Webhook, WebhookState } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';
import { Time, useNow } from '@/ui/Time';
import { stepWebhook, testWebhook } from './api';
import { sends } from './rules';
import { text } from './text';

/** What opens a dialog. */
export type Ask = 'change' | 'log' | 'rotate' | 'delete';

const TONES: Record<WebhookState, 'positive' | 'negative' | 'caution' | 'neutral'> = {
  active: 'positive',
  failing: 'caution',
  paused: 'neutral',
  disabled: 'negative',
};

/** A webhook, how it is, and what can be done about it. */
export function WebhookRow({ webhook, onAsk }: { webhook: Webhook; onAsk: (ask: Ask) => void }) {
  const isOn = sends(webhook);
  const now = useNow().toISOString();
  const act = useMutation({
    mutationFn: (what: 'test' | 'pause' | 'resume') =>
      what === 'test' ? testWebhook(webhook) : stepWebhook(webhook, what),
    onSuccess: (_, what) => {
      const done = { test: text.tested, pause: text.paused, resume: text.resumed };
      notify('success', done[what]);
      if (what === 'test') onAsk('log');
    },
    onError: (error) => notify('error', failureWords(error, text.failed)),
  });
  const waits = (what: string) => act.isPending && act.variables === what;
  return (
    <li className="border-b border-line px-4.5 py-3 text-sm last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 font-medium break-all">{webhook.url}</span>
        <Badge tone={TONES[webhook.state]} dot>
          {text.states[webhook.state]}
        </Badge>
      </p>
      <p className="text-xs text-fg-muted">
        {text.events(webhook.events.length)}
        {webhook.reason !== null && ` · ${webhook.reason}`}
        {webhook.failing_since !== null && (
          <>
            {' '}
            · {text.failingSince} <Time at={webhook.failing_since} look="absolute" />
          </>
        )}
        {webhook.old_secret_until !== null && webhook.old_secret_until > now && (
          <>
            {' '}
            · {text.bothSign} <Time at={webhook.old_secret_until} look="absolute" />
          </>
        )}
      </p>
      <div
        role="group"
        aria-label={text.actions(webhook.url)}
        className="mt-1.5 -ml-2 flex flex-wrap gap-1"
      >
        <Button size="sm" variant="ghost" onClick={() => onAsk('log')}>
          {text.log}
        </Button>
        {isOn && (
          <Button
            size="sm"
            variant="ghost"
            loading={waits('test')}
            onClick={() => act.mutate('test')}
          >
            {text.test}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => onAsk('change')}>
          {text.change}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onAsk('rotate')}>
          {text.rotate}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          loading={waits('pause') || waits('resume')}
          onClick={() => act.mutate(isOn ? 'pause' : 'resume')}
        >
          {isOn ? text.pause : text.resume}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onAsk('delete')}>
          {text.remove}
        </Button>
      </div>
    </li>
  );
}
