import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { SaveTalentProfile, TalentProfile } from '@/api/words';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Notice } from '@/ui/Notice';
import { notify } from '@/ui/notify';
import { RadioCards } from '@/ui/RadioCards';
import { Select } from '@/ui/Select';
import { saveProfile } from '@/features/talent/api';
import {
  digits,
  draftOf,
  draftProblems,
  optionsOf,
  profileOf,
  type Draft,
  type Problems,
} from '@/features/talent/rules';
import { text } from '@/features/talent/text';
import { BesideFields } from './BesideFields';
import { BlockedCompanies } from './BlockedCompanies';
import { Choices } from './Choices';
import { LeaveButton } from './LeaveButton';
import { ResumeCard } from './ResumeCard';

const words = text.form;
const visibilities = (['anonymous', 'named', 'hidden'] as const).map((value) => ({
  value,
  ...text.visibility[value],
}));

type FieldsProps = { draft: Draft; problems: Problems; set: (part: Partial<Draft>) => void };

function Pay({ draft, problems, set }: FieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-[minmax(0,1fr)_7rem_8rem]">
      <Field label={words.pay} optional hint={words.payHint} error={problems.pay}>
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

function Fields({ draft, problems, set }: FieldsProps) {
  return (
    <>
      <RadioCards
        label={words.visibility}
        value={draft.visibility}
        cards={visibilities}
        onChange={(visibility) => set({ visibility })}
      />
      {draft.visibility === 'anonymous' && (
        <Notice
          icon={EyeOff}
          action={
            <Button size="sm" onClick={() => set({ visibility: 'named' })}>
              {words.showName}
            </Button>
          }
        >
          {words.notYet}
        </Notice>
      )}
      <Field label={words.headline} hint={words.headlineHint} error={problems.headline}>
        <Input value={draft.headline} onChange={(event) => set({ headline: event.target.value })} />
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
      <Choices
        label={words.places}
        hint={words.placesHint}
        error={problems.places}
        words={text.places}
        chosen={draft.places}
        onChange={(places) => set({ places })}
      />
      <Choices
        label={words.employment}
        hint={words.employmentHint}
        error={undefined}
        words={text.employment}
        chosen={draft.employment}
        onChange={(employment) => set({ employment })}
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
      <BlockedCompanies blocked={draft.blocked} onChange={(blocked) => set({ blocked })} />
    </>
  );
}

/** Lists that Assay makes for single companies, which read the name. */
function Lists({ draft, set }: Omit<FieldsProps, 'problems'>) {
  return (
    <div role="group" aria-label={words.lists}>
      <p className="text-sm font-medium">{words.lists}</p>
      <Checkbox
        checked={draft.curated}
        onChange={(curated) => set({ curated })}
        label={words.curated}
        hint={words.curatedHint}
      />
      <Checkbox
        checked={draft.shows_results}
        onChange={(shows_results) => set({ shows_results })}
        label={words.showsResults}
        hint={words.showsResultsHint}
      />
    </div>
  );
}

/** What a candidate says of themselves in the pool; without a profile it joins. */
export function ProfileForm({ profile }: { profile: TalentProfile | null }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [problems, setProblems] = useState<Problems>({});
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: SaveTalentProfile) => saveProfile(client, body),
    onSuccess: (_, { visibility }) =>
      notify('success', (profile === null ? words.joined : words.saved)[visibility]),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = draftProblems(draft);
    setProblems(found);
    const body = profileOf(draft, profile?.version ?? 0);
    if (!isPending && body !== null && Object.keys(found).length === 0) mutate(body);
  };
  const isStale = error !== null && hasCode(error, 'stale_version');
  return (
    <form onSubmit={submit} noValidate className="flex max-w-200 flex-col gap-5">
      <Fields draft={draft} problems={problems} set={set} />
      <BesideFields draft={draft} problems={problems} set={set} />
      <ResumeCard profile={profile} />
      <Lists draft={draft} set={set} />
      <div>
        <Checkbox
          checked={draft.consent}
          onChange={(consent) => set({ consent })}
          label={words.consent}
        />
        {problems.consent !== undefined && (
          <p role="alert" className="text-xs text-negative-text">
            {problems.consent}
          </p>
        )}
      </div>
      {error !== null && (
        <ErrorBox error={error}>
          {isStale ? words.stale : failureWords(error, words.failed)}
        </ErrorBox>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="lg" loading={isPending}>
          {profile === null ? words.join : words.save}
        </Button>
        {profile !== null && <LeaveButton />}
      </div>
    </form>
  );
}
