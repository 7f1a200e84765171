import type { Language } from '@/api/words';
import { OFFERED_LANGUAGES, languageLabel } from '@/features/problems/rules';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';

import {
  type BuilderDraft,
  type BuilderErrors,
  MAX_MINUTES,
  MIN_MINUTES,
  toggleLanguage,
} from '@/features/assessments/rules';
import { text } from '@/features/assessments/text';

type BasicsFieldsProps = {
  draft: BuilderDraft;
  errors: BuilderErrors;
  /** What the workers report; empty while unknown. */
  languages: readonly Language[];
  onChange: (draft: BuilderDraft) => void;
};

/** Title, time and languages. */
export function BasicsFields({ draft, errors, languages, onChange }: BasicsFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 md:grid-cols-[1fr_12rem]">
        <Field label={text.titleLabel} hint={text.titleHint} error={errors.title}>
          <Input
            data-field="title"
            value={draft.title}
            onChange={(event) => onChange({ ...draft, title: event.target.value })}
          />
        </Field>
        <Field label={text.durationLabel} hint={text.durationHint} error={errors.duration_minutes}>
          <Input
            data-field="duration_minutes"
            type="number"
            inputMode="numeric"
            min={MIN_MINUTES}
            max={MAX_MINUTES}
            step={5}
            value={Number.isNaN(draft.durationMinutes) ? '' : draft.durationMinutes}
            onChange={(event) =>
              onChange({ ...draft, durationMinutes: event.target.valueAsNumber })
            }
          />
        </Field>
      </div>
      <fieldset data-field="languages">
        <legend className="text-sm font-medium">{text.languagesLabel}</legend>
        <p className="mb-1 text-xs text-fg-muted">{text.languagesHint}</p>
        <div className="grid gap-x-6 xs:grid-cols-2 lg:grid-cols-4">
          {OFFERED_LANGUAGES.map((id) => {
            const live = languages.find((language) => language.id === id);
            const missing = live !== undefined && !live.available;
            return (
              <Checkbox
                key={id}
                label={languageLabel(id)}
                checked={draft.languages.includes(id)}
                onChange={() => onChange(toggleLanguage(draft, id))}
                {...(missing ? { hint: text.unavailable(live.reason) } : {})}
              />
            );
          })}
        </div>
        {errors.languages !== undefined && (
          <p role="alert" className="mt-1 text-xs text-negative-text">
            {errors.languages}
          </p>
        )}
      </fieldset>
    </div>
  );
}
