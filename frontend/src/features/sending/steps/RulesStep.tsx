import type { AssessmentSettings } from '@/api/words';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';

import { ruleErrors, type SendDraft } from '@/features/sending/rules';
import { text } from '@/features/sending/text';

type RulesStepProps = {
  draft: SendDraft;
  settings: AssessmentSettings;
  onChange: (draft: SendDraft) => void;
};

const words = text.rules;

/** From when until when, and extra time. */
export function RulesStep({ draft, settings, onChange }: RulesStepProps) {
  const errors = ruleErrors(draft, new Date());
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Card>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Field label={words.opens} optional hint={words.opensHint(zone)} error={errors.opens}>
          <Input
            type="datetime-local"
            value={draft.opens}
            onChange={(event) => onChange({ ...draft, opens: event.target.value })}
          />
        </Field>
        <Field
          label={words.closes}
          optional
          hint={words.closesHint(settings.window_days)}
          error={errors.closes}
        >
          <Input
            type="datetime-local"
            value={draft.closes}
            onChange={(event) => onChange({ ...draft, closes: event.target.value })}
          />
        </Field>
        <Field
          label={words.extra}
          optional
          hint={words.extraHint(settings.accommodation_percent)}
          error={errors.extra}
          className="md:col-span-2"
        >
          <Input
            inputMode="numeric"
            className="md:max-w-48"
            value={draft.extra}
            onChange={(event) => onChange({ ...draft, extra: event.target.value })}
          />
        </Field>
      </div>
    </Card>
  );
}
