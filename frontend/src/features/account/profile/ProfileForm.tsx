import { CircleCheck } from 'lucide-react';
import type { SubmitEvent } from 'react';
import type { Profile } from '@/api/words';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { SaveState } from '@/ui/SaveState';
import { Textarea } from '@/ui/Textarea';
import { VersionConflict } from '@/ui/VersionConflict';
import { MOST, wouldComplete } from '@/features/account/rules';
import { text } from '@/features/account/text';
import { useWrongField } from '@/features/saving/hooks';
import { JsonResume } from './JsonResume';
import { SkillsField } from './SkillsField';
import { useProfileForm } from './use-profile-form';

const words = text.profile;

type Form = ReturnType<typeof useProfileForm>;

function CandidateFields({ form }: { form: Form }) {
  const { draft, errors, change } = form;
  return (
    <>
      <Field
        label={words.fields.headline}
        optional
        hint={words.headlineHint}
        error={errors.headline}
      >
        <Input
          value={draft.headline}
          maxLength={MOST.headline}
          onChange={(event) => change({ headline: event.target.value })}
        />
      </Field>
      <Field label={words.fields.education} optional error={errors.education}>
        <Textarea
          rows={3}
          value={draft.education}
          maxLength={MOST.education}
          onChange={(event) => change({ education: event.target.value })}
        />
      </Field>
      <SkillsField
        skills={draft.skills}
        error={errors.skills}
        onChange={(skills) => change({ skills })}
      />
      <Field label={words.fields.available_from} optional error={errors.available_from}>
        <Input
          type="date"
          value={draft.available_from}
          onChange={(event) => change({ available_from: event.target.value })}
          className="w-44"
        />
      </Field>
    </>
  );
}

type CompletenessProps = { profile: Profile; completed: boolean; confirms: boolean };

function Completeness({ profile, completed, confirms }: CompletenessProps) {
  if (!completed)
    return (
      <p className="text-sm text-fg-muted">
        {confirms ? words.confirm : words.notDone[profile.kind]}
      </p>
    );
  return (
    <p className="flex items-center gap-2 text-sm text-fg-muted">
      <CircleCheck size={16} strokeWidth={1.75} className="text-positive" aria-hidden="true" />
      {words.done}
    </p>
  );
}

/** The person's own words about themselves. Give it a key of the person, so that another person gets an empty form. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const form = useProfileForm(profile);
  const { draft, errors, change } = form;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.save();
  };
  // Everything is there and nobody has said so: saving it as it is completes the profile.
  const confirms = !form.completed && wouldComplete(profile.kind, draft);
  const unchanged = form.dirty || form.saving || confirms ? undefined : words.nothingToSave;
  const fields = useWrongField(errors);
  return (
    <form ref={fields} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Completeness profile={profile} completed={form.completed} confirms={confirms} />
      <Field label={words.fields.display_name} error={errors.display_name}>
        <Input
          autoComplete="name"
          value={draft.display_name}
          maxLength={MOST.display_name}
          onChange={(event) => change({ display_name: event.target.value })}
        />
      </Field>
      <Field label={words.email} hint={words.emailHint}>
        <Input readOnly value={profile.email} />
      </Field>
      <Field
        label={words.fields.phone}
        optional={profile.kind !== 'company'}
        error={errors.phone}
        {...(profile.kind === 'company' ? { hint: words.phoneHintCompany } : {})}
      >
        <Input
          type="tel"
          autoComplete="tel"
          value={draft.phone}
          maxLength={MOST.phone}
          onChange={(event) => change({ phone: event.target.value })}
        />
      </Field>
      {profile.kind === 'candidate' && (
        <>
          <CandidateFields form={form} />
          <JsonResume draft={draft} email={profile.email} onFill={change} />
        </>
      )}
      {form.conflict !== null && (
        <VersionConflict
          {...form.conflict}
          fields={form.conflict.fields.map((field) => words.fields[field])}
        />
      )}
      {form.failure !== null && <ErrorBox error={form.failure}>{words.saveFailed}</ErrorBox>}
      <div className="flex items-center gap-3">
        <Button type="submit" variant="primary" loading={form.saving} disabledReason={unchanged}>
          {words.save}
        </Button>
        {form.dirty && <SaveState status={form.saving ? 'saving' : 'dirty'} />}
      </div>
    </form>
  );
}
