import { useId } from 'react';
import type { WebhookEvent } from '@/api/words';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { EVENTS, groups, toggled } from './rules';
import { text } from './text';

const words = text.form;

type EventsFieldProps = {
  events: readonly WebhookEvent[];
  error: string | undefined;
  onChange: (events: WebhookEvent[]) => void;
};

/** Which events are sent, by what they are about. */
export function EventsField({ events, error, onChange }: EventsFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      <legend className="mb-1 text-sm font-medium">{words.events}</legend>
      <div className="mb-1 flex gap-2">
        <Button size="sm" variant="ghost" onClick={() => onChange([...EVENTS])}>
          {words.all}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onChange([])}>
          {words.none}
        </Button>
      </div>
      {groups().map((group) => (
        <div key={group.name} className="border-t border-line py-2">
          <p className="text-xs text-fg-muted">{group.name}</p>
          <div className="grid md:grid-cols-2">
            {group.events.map((event) => (
              <Checkbox
                key={event}
                checked={events.includes(event)}
                label={<code className="font-mono text-xs">{event}</code>}
                onChange={(on) => onChange(toggled(events, event, on))}
              />
            ))}
          </div>
        </div>
      ))}
      {error !== undefined && (
        <p id={id} role="alert" className="mt-1 text-xs text-negative-text">
          {error}
        </p>
      )}
    </fieldset>
  );
}
