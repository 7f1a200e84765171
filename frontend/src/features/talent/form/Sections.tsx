import { EyeOff } from 'lucide-react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Notice } from '@/ui/Notice';
import { RadioCards } from '@/ui/RadioCards';
import { Select } from '@/ui/Select';
import { digits, optionsOf, type Draft, type Problems } from '@/features/talent/rules';
import { text } from '@/features/talent/text';
import { BlockedCompanies } from './BlockedCompanies';
import { Choices } from './Choices';
import { text as here } from './text';

const words = text.form;
const visibilities = (['anonymous', 'named', 'hidden'] as const).map((value) => ({
  value,
  ...text.visibility[value],
}));

export type FieldsProps = {
  draft: Draft;
  problems: Problems;
  set: (part: Partial<Draft>) => void;
};

/** Whether companies find the card, with a name or without, and which never do. */
export function Visible({ draft, problems, set }: FieldsProps) {
  return (
    <Card title={here.sections.visible}>
      <div className="flex flex-col gap-5">
        <RadioCards
          label={words.visibility}
          value={draft.visibility}
          cards={visibilities}
          onChange={(visibility) => set({ visibility })}
        />
        {draft.visibility === 'anonymous' && (
          <Notice
            icon={EyeOff}
            className="flex-wrap"
            action={
              <Button size="sm" onClick={() => set({ visibility: 'named' })}>
                {words.showName}
              </Button>
            }
          >
            {words.notYet}
          </Notice>
        )}
        <BlockedCompanies
          blocked={draft.blocked}
          error={problems.blocked}
          onChange={(blocked) => set({ blocked })}
        />
      </div>
    </Card>
  );
}

/** What somebody can do, and from when. */
export function About({ draft, problems, set, taken }: FieldsProps & { taken: boolean }) {
  return (
    <Card title={here.sections.about}>
      <div className="flex flex-col gap-5">
        {taken && <p className="text-xs text-fg-muted">{here.taken}</p>}
        <Field label={words.headline} hint={words.headlineHint} error={problems.headline}>
          <Input
            value={draft.headline}
            onChange={(event) => set({ headline: event.target.value })}
          />
        </Field>
        <Choices
          label={words.skills}
          hint={words.skillsHint}
          error={problems.skills}
          words={text.skills}
          chosen={draft.skills}
          onChange={(skills) => set({ skills })}
        />
        <Field label={words.availability} error={problems.availability}>
          <Select
            value={draft.availability}
            placeholder={words.choose}
            options={optionsOf(text.availability)}
            onChange={(availability) => set({ availability })}
          />
        </Field>
      </div>
    </Card>
  );
}

function Pay({ draft, problems, set }: FieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-[minmax(0,1fr)_7rem_8rem]">
      <Field label={words.pay} optional hint={words.payHint} error={problems.amount}>
        <Input
          inputMode="numeric"
          value={draft.amount}
          onChange={(event) => set({ amount: digits(event.target.value) })}
        />
      </Field>
      <Field label={words.currency}>
        <Input
          maxLength={3}
          value={draft.currency}
          onChange={(event) => set({ currency: event.target.value.toUpperCase() })}
        />
      </Field>
      <Field label={words.period}>
        <Select
          value={draft.period}
          options={optionsOf(text.periods)}
          onChange={(period) => set({ period })}
        />
      </Field>
    </div>
  );
}

/** What somebody looks for. */
export function Wishes({ draft, problems, set }: FieldsProps) {
  return (
    <Card title={here.sections.wishes}>
      <div className="flex flex-col gap-5">
        <Choices
          label={words.employment}
          hint={words.employmentHint}
          error={undefined}
          words={text.employment}
          chosen={draft.employment}
          onChange={(employment) => set({ employment })}
        />
        <Choices
          label={words.places}
          hint={words.placesHint}
          error={problems.places}
          words={text.places}
          chosen={draft.places}
          onChange={(places) => set({ places })}
        />
        <Choices
          label={words.authorised}
          hint={words.authorisedHint}
          error={problems.authorised}
          words={text.authorised}
          chosen={draft.authorised}
          onChange={(authorised) => set({ authorised })}
        />
        <Pay draft={draft} problems={problems} set={set} />
      </div>
    </Card>
  );
}
