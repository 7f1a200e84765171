import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { failureWords } from '@/api/failure';
import type { Profile, TalentProfile } from '@/api/words';
import { useWrongField } from '@/features/saving/hooks';
import { BesideFields } from '@/features/talent/form/BesideFields';
import { Preview } from '@/features/talent/form/Preview';
import { About, Visible, Wishes } from '@/features/talent/form/Sections';
import { keptOver, startOf } from '@/features/talent/form/start';
import { text as here } from '@/features/talent/form/text';
import { usePlace } from '@/features/talent/form/use-place';
import { draftProblems, type Draft } from '@/features/talent/rules';
import { text } from '@/features/talent/text';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorBox } from '@/ui/ErrorBox';
import { Progress } from '@/ui/Progress';
import { SaveState } from '@/ui/SaveState';
import { Time } from '@/ui/Time';
import { VersionConflict } from '@/ui/VersionConflict';
import { LeaveButton } from './LeaveButton';

const words = text.form;
const NOTHING = {};
/** What nobody joins without. */
const NEEDED = ['headline', 'skills', 'availability', 'places', 'consent'] as const;

type Place = ReturnType<typeof usePlace>;

/** How much of what is needed is there. */
function Needed({ draft }: { draft: Draft }) {
  const problems = draftProblems(draft);
  const done = NEEDED.filter((field) => problems[field] === undefined).length;
  const label = here.needed(done, NEEDED.length);
  return (
    <div className="flex min-w-40 flex-1 flex-col gap-1.5">
      <p className="text-xs text-fg-muted">{label}</p>
      <Progress done={done} total={NEEDED.length} label={label} />
    </div>
  );
}

function Consent({ place }: { place: Place }) {
  const { draft, errors, change } = place;
  const wrong = errors.consent !== undefined;
  return (
    <div data-wrong={wrong ? '' : undefined}>
      <Checkbox
        checked={draft.consent}
        onChange={(consent) => change({ consent })}
        label={words.consent}
      />
      {wrong && (
        <p role="alert" className="text-xs text-negative-text">
          {errors.consent}
        </p>
      )}
    </div>
  );
}

/** What came of saving, where it did not go well. */
function Trouble({ place }: { place: Place }) {
  const { conflict, failure } = place;
  if (conflict !== null)
    return (
      <VersionConflict
        {...conflict}
        fields={[...new Set(conflict.fields.map((field) => here.fields[field]))]}
      />
    );
  if (failure === null) return null;
  return <ErrorBox error={failure}>{failureWords(failure, words.failed)}</ErrorBox>;
}

/** The button that joined is gone: the keyboard goes on in its place. For the ref of what takes it. */
function useFocusOnJoining(joined: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  const was = useRef(joined);
  useEffect(() => {
    if (joined && !was.current) bar.current?.focus();
    was.current = joined;
  }, [joined]);
  return bar;
}

type ProfileFormProps = {
  profile: TalentProfile | null;
  /** What the account says of itself, where it could be read. */
  account: Pick<Profile, 'headline' | 'skills'> | null;
  user: { id: string; display_name: string };
  onLeft: () => void;
};

/** What a candidate says of themselves in the pool. Without a profile it joins; with one, each change is saved as it is made. */
export function ProfileForm({ profile, account, user, onLeft }: ProfileFormProps) {
  const [start] = useState(() => keptOver(startOf(account), user.id));
  const place = usePlace(profile, start, user.id);
  const { draft, errors, change, joined } = place;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    place.save();
  };
  // Somebody who is writing is not taken elsewhere by what saves itself.
  const form = useWrongField(joined === null ? errors : NOTHING);
  const bar = useFocusOnJoining(joined !== null);
  const fields = { draft, problems: errors, set: change };
  const taken = joined === null && (start.headline !== '' || start.skills.length > 0);
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex max-w-200 flex-col gap-5">
      <Visible {...fields} />
      <About {...fields} taken={taken} />
      <Wishes {...fields} />
      <BesideFields {...fields} profile={profile} />
      {joined === null ? (
        <Consent place={place} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-fg-muted">
            {here.since} <Time at={joined.consented_at} look="absolute" />
          </p>
          <LeaveButton onLeft={onLeft} />
        </div>
      )}
      <Trouble place={place} />
      <div
        ref={bar}
        tabIndex={-1}
        className={cx(
          // Before joining it is too high to lie over the form on a phone.
          joined === null ? 'md:sticky' : 'sticky',
          'bottom-0 z-(--z-sticky) flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface px-4.5 py-3 shadow-2',
        )}
      >
        {joined === null ? (
          <Needed draft={draft} />
        ) : (
          <span role="status" className="flex-1">
            <SaveState status={place.status} />
          </span>
        )}
        <Preview draft={draft} profile={profile} name={user.display_name} />
        {joined === null && (
          <Button type="submit" variant="primary" size="lg" loading={place.saving}>
            {words.join}
          </Button>
        )}
      </div>
    </form>
  );
}
