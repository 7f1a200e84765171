import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { failureWords } from '@/api/failure';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import {
  asUsername,
  hasBadSigns,
  usernameIdea,
  usernameProblem,
} from '@/features/onboarding/rules';
import { text } from '@/features/onboarding/text';
import { useSettled } from '@/ui/use-settled';
import { availabilityQuery, chooseUsername } from './usernames';

const words = text.username;
const SETTLE_MS = 300;

/** Whether a name is free, asked while it is typed. */
function useAvailability(name: string) {
  const settled = useSettled(name, SETTLE_MS);
  const formed = usernameProblem(settled) === undefined;
  const query = useQuery({ ...availabilityQuery(settled), enabled: formed });
  const known = formed && settled === name ? query.data : undefined;
  return { answer: known, failed: formed && query.isError, asking: formed && query.isFetching };
}

function statusOf(name: string, { answer, failed, asking }: ReturnType<typeof useAvailability>) {
  if (name === '' || usernameProblem(name) !== undefined) return '';
  if (answer?.available === true) return words.free(name);
  if (answer !== undefined) return '';
  if (failed) return words.unknown;
  return asking ? words.looking : '';
}

function Suggestions({
  names,
  onTake,
}: {
  names: readonly string[];
  onTake: (name: string) => void;
}) {
  // The room stays when there is nothing to offer: the button must not move while somebody types.
  if (names.length === 0) return <div className="min-h-7 max-md:min-h-11" />;
  return (
    <div
      role="group"
      aria-label={words.suggestions}
      className="flex min-h-7 flex-wrap items-center gap-2 max-md:min-h-11"
    >
      <span className="text-xs text-fg-muted">{words.suggestions}</span>
      {names.map((name) => (
        <Chip key={name} onToggle={() => onTake(name)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}

type UsernameFormProps = {
  displayName: string;
  onDone?: (name: string) => void;
  /** Another way to take the name, for example after asking who it is. */
  take?: (name: string) => Promise<unknown>;
  saveLabel?: string;
};

/** Choosing a username: whether it is free is said as one types, and others are offered. */
export function UsernameForm({
  displayName,
  onDone,
  take = chooseUsername,
  saveLabel = words.save,
}: UsernameFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const name = asUsername(typed);
  const availability = useAvailability(name);
  // Before anything is typed, names like the person's own are offered.
  const idea = useAvailability(usernameIdea(displayName));
  const offered = (name === '' ? idea.answer : availability.answer)?.suggestions ?? [];
  const first = idea.answer?.available === true ? [usernameIdea(displayName)] : [];
  const names = name === '' ? [...first, ...offered].slice(0, 3) : offered;
  const refused = availability.answer?.available === false;

  const change = (next: string) => {
    setTyped(next);
    setError(undefined);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const problem = usernameProblem(name);
    setError(problem);
    if (problem !== undefined || pending) return;
    setPending(true);
    try {
      await take(name);
      onDone?.(name);
    } catch (failure) {
      setError(failureWords(failure, words.failed));
    } finally {
      setPending(false);
    }
  };
  const wrong = hasBadSigns(name) ? words.signs : undefined;
  const shown =
    error ?? wrong ?? (refused ? (availability.answer?.reason ?? words.taken) : undefined);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <Field label={words.label} hint={words.hint} error={shown}>
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <p role="status" className="-mt-2 min-h-4.5 text-xs text-fg-muted">
        {statusOf(name, availability)}
      </p>
      <Suggestions names={names} onTake={change} />
      <Button type="submit" variant="primary" size="lg" loading={pending}>
        {saveLabel}
      </Button>
    </form>
  );
}
