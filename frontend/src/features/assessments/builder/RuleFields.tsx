import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';

import {
  type BuilderDraft,
  type BuilderErrors,
  SETTING_RANGES,
  type SettingField,
} from '@/features/assessments/rules';
import { text } from '@/features/assessments/text';

import { AiPolicyField } from './AiPolicyField';

type RuleFieldsProps = {
  draft: BuilderDraft;
  errors: BuilderErrors;
  onChange: (draft: BuilderDraft) => void;
};

const FIELDS: readonly { name: SettingField; label: string; hint: string }[] = [
  { name: 'window_days', label: text.windowLabel, hint: text.windowHint },
  { name: 'retake_attempts', label: text.attemptsLabel, hint: text.attemptsHint },
  { name: 'retake_days', label: text.retakeLabel, hint: text.retakeHint },
  {
    name: 'accommodation_percent',
    label: text.accommodationLabel,
    hint: text.accommodationHint,
  },
];

/** What applies to the invitations: window, retakes, extra time, recording, who may take them, and the AI policy. */
export function RuleFields({ draft, errors, onChange }: RuleFieldsProps) {
  const { settings } = draft;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-fg-muted">{text.rulesLead}</p>
      <div className="grid items-start gap-5 md:grid-cols-2 xl:grid-cols-4">
        {FIELDS.map(({ name, label, hint }) => (
          <Field key={name} label={label} hint={hint} error={errors[name]}>
            <Input
              data-field={name}
              type="number"
              inputMode="numeric"
              min={name === 'accommodation_percent' ? 0 : SETTING_RANGES[name][0]}
              max={SETTING_RANGES[name][1]}
              value={Number.isNaN(settings[name]) ? '' : settings[name]}
              onChange={(event) => {
                const next = { ...settings, [name]: event.target.valueAsNumber };
                onChange({ ...draft, settings: next });
              }}
            />
          </Field>
        ))}
      </div>
      <Checkbox
        checked={settings.records_typing}
        onChange={(records_typing) =>
          onChange({ ...draft, settings: { ...settings, records_typing } })
        }
        label={text.recordsLabel}
        hint={text.recordsHint}
      />
      <Checkbox
        checked={settings.any_address}
        onChange={(any_address) => onChange({ ...draft, settings: { ...settings, any_address } })}
        label={text.anyAddressLabel}
        hint={text.anyAddressHint}
      />
      <AiPolicyField
        value={settings.ai_policy}
        error={errors.ai_policy}
        onChange={(ai_policy) => onChange({ ...draft, settings: { ...settings, ai_policy } })}
      />
    </div>
  );
}
