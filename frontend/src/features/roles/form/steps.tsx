import { Chip } from '@/ui/Chip';
import { Select } from '@/ui/Select';
import { countries, countryName } from '@/facts/countries';
import { currencies } from '@/facts/currencies';
import { text } from '@/features/roles/text';
import {
  ChoiceField,
  DateField,
  LinesField,
  NumberField,
  optionsOf,
  RoleField,
  TextField,
} from './fields';
import { useRoleForm } from './form-context';
import { SkillsField } from './SkillsField';

const words = text.form;
const kinds = optionsOf(text.kinds);
const levels = optionsOf(text.levels);
const workplaces = optionsOf(text.workplaces);
const periods = optionsOf(text.periods);
const pair = 'grid gap-5 md:grid-cols-2';

export function Basics() {
  const { form, set } = useRoleForm();
  return (
    <>
      <TextField name="title" label={words.title} hint={words.titleHint} most={80} />
      <div className={pair}>
        <ChoiceField
          name="kind"
          label={words.kind}
          value={form.kind}
          options={kinds}
          onChange={(kind) => set({ kind })}
        />
        <ChoiceField
          name="level"
          label={words.level}
          value={form.level}
          options={levels}
          onChange={(level) => set({ level })}
        />
      </div>
      <NumberField
        name="openings"
        label={words.openings}
        hint={words.openingsHint}
        className="md:max-w-48"
      />
    </>
  );
}

export function Description() {
  return (
    <>
      <TextField
        name="description"
        label={words.description}
        hint={words.descriptionHint}
        rows={12}
        most={8000}
      />
      <LinesField name="must_haves" label={words.mustHaves} hint={words.linesHint} />
      <LinesField name="nice_to_haves" label={words.niceToHaves} hint={words.linesHint} optional />
    </>
  );
}

/** The assessments that can be chosen; null where the company may not use them. */
export type Offered = readonly { value: string; label: string }[] | null;

const NONE = 'none';

export function Skills({ offered, failed }: { offered: Offered; failed: boolean }) {
  const { form, set } = useRoleForm();
  const hint = failed ? words.assessmentFailed : undefined;
  const options = [{ value: NONE, label: words.assessmentNone }, ...(offered ?? [])];
  const choose = (id: string) =>
    set(id === NONE ? { assessment_id: null, cut_off: null } : { assessment_id: id });
  return (
    <>
      <SkillsField />
      <ChoiceField
        name="assessment_id"
        label={words.assessment}
        hint={offered === null ? words.assessmentLocked : hint}
        value={form.assessment_id ?? NONE}
        options={options}
        onChange={choose}
        optional
      />
      {form.assessment_id !== null && (
        <NumberField
          name="cut_off"
          label={words.cutOff}
          hint={words.cutOffHint}
          optional
          className="md:max-w-48"
        />
      )}
    </>
  );
}

/** One country of a place, or the countries from which somebody can work. */
function Countries() {
  const { form, set } = useRoleForm();
  if (form.workplace !== 'remote' && form.countries.length < 2) {
    return (
      <ChoiceField
        name="countries"
        label={words.country}
        value={form.countries[0] ?? null}
        options={countries}
        onChange={(code) => set({ countries: [code] })}
      />
    );
  }
  const left = countries.filter(({ value }) => !form.countries.includes(value));
  return (
    <div className="flex flex-col gap-2">
      <RoleField name="countries" label={words.countries} hint={words.countriesHint}>
        <Select
          value={undefined}
          options={left}
          placeholder={words.addCountry}
          onChange={(code) => set({ countries: [...form.countries, code] })}
        />
      </RoleField>
      <ul className="flex flex-wrap gap-1.5 empty:hidden">
        {form.countries.map((code) => (
          <li key={code}>
            <Chip
              onRemove={() => set({ countries: form.countries.filter((each) => each !== code) })}
              removeLabel={words.removeCountry(countryName(code))}
            >
              {countryName(code)}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Logistics() {
  const { form, set } = useRoleForm();
  return (
    <>
      <div className={pair}>
        <ChoiceField
          name="workplace"
          label={words.workplace}
          value={form.workplace}
          options={workplaces}
          onChange={(workplace) =>
            set(workplace === 'remote' ? { workplace, location: null } : { workplace })
          }
        />
        {form.workplace !== 'remote' && (
          <TextField name="location" label={words.location} most={120} />
        )}
      </div>
      <Countries />
      <div className="grid gap-5 md:grid-cols-3">
        <DateField name="starts_on" label={words.startsOn} hint={words.startsOnHint} optional />
        <NumberField
          name="duration_weeks"
          label={words.weeks}
          optional={form.kind !== null && form.kind !== 'intern'}
        />
        <NumberField name="hours_per_week" label={words.hours} />
      </div>
      <div className="grid gap-5 md:grid-cols-4">
        <NumberField name="pay_min" label={words.payMin} hint={words.payHint} />
        <NumberField name="pay_max" label={words.payMax} />
        <CurrencyField />
        <ChoiceField
          name="pay_period"
          label={words.period}
          value={form.pay_period}
          options={periods}
          onChange={(pay_period) => set({ pay_period })}
        />
      </div>
      <DateField
        name="deadline"
        label={words.deadline}
        hint={words.deadlineHint}
        className="md:max-w-48"
      />
    </>
  );
}

function CurrencyField() {
  const { form, set } = useRoleForm();
  return (
    <ChoiceField
      name="currency"
      label={words.currency}
      value={form.currency}
      options={currencies}
      onChange={(currency) => set({ currency })}
    />
  );
}
