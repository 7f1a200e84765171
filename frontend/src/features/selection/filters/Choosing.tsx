import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { teamQuery } from '@/features/team/api';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import {
  EVERYBODY,
  finenessOf,
  isNarrow,
  progressWords,
  sourceWords,
  toggled,
  type CardFilter,
} from './rules';
import { text } from './text';

type ChoicesProps<Word extends string> = {
  label: string;
  hint?: string;
  all: readonly Word[];
  chosen: readonly Word[];
  words: (word: Word) => string;
  onChange: (chosen: Word[]) => void;
};

/** Values of one kind, of which several can be pressed. */
function Choices<Word extends string>(props: ChoicesProps<Word>) {
  const { label, hint, all, chosen, words, onChange } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-xs font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {all.map((word) => (
          <Chip
            key={word}
            on={chosen.includes(word)}
            onToggle={() => onChange(toggled(all, chosen, word))}
          >
            {words(word)}
          </Chip>
        ))}
      </div>
      {hint !== undefined && <p className="mt-1.5 text-xs text-fg-muted">{hint}</p>}
    </fieldset>
  );
}

/** What stands for nobody in particular. */
const ANYONE = 'anyone';
/** How long nobody types before a number counts. Source: product.md, rules for every screen. */
const PAUSE_MS = 300;

type ReviewerProps = { value: string; onChange: (account: string) => void };

/** One of those who see candidates. Who has left the company stays chosen until another is. */
function ReviewerSelect({ value, onChange }: ReviewerProps) {
  const team = useQuery(teamQuery);
  const members = team.data?.members.filter(({ role }) => role !== 'billing') ?? [];
  const options = [
    { value: ANYONE, label: text.anyone },
    ...members.map(({ id, name, email }) => ({ value: id, label: name === '' ? email : name })),
  ];
  if (value !== '' && team.isSuccess && members.every(({ id }) => id !== value))
    options.push({ value, label: text.formerColleague });
  return (
    <>
      <Select
        aria-label={text.reviewer}
        value={value === '' ? ANYONE : value}
        options={options}
        onChange={(next) => onChange(next === ANYONE ? '' : next)}
      />
      <p className="text-xs text-fg-muted">{text.reviewerHint}</p>
    </>
  );
}

type FinenessProps = { value: number | null; onChange: (least: number | null) => void };

const shown = (value: number | null): string => (value === null ? '' : String(value));

/** A number that counts after a pause, when the field is left, or by Enter. */
function FinenessField({ value, onChange }: FinenessProps) {
  const id = useId();
  const [typed, setTyped] = useState(shown(value));
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (seen !== value) {
    // Its chip was removed, or the address changed.
    setSeen(value);
    if (finenessOf(typed) !== value) setTyped(shown(value));
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (raw: string) => {
    clearTimeout(timer.current);
    const least = finenessOf(raw);
    if (least !== value) onChange(least);
  };
  return (
    <div className="flex flex-col gap-1.5 text-xs">
      <label htmlFor={id} className="font-semibold">
        {text.fineness}
      </label>
      <Input
        id={id}
        aria-describedby={`${id}-hint`}
        type="text"
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        value={typed}
        aria-invalid={typed.trim() !== '' && finenessOf(typed) === null}
        onChange={({ target }) => {
          setTyped(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => send(target.value), PAUSE_MS);
        }}
        onBlur={() => send(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(typed);
        }}
      />
      <p id={`${id}-hint`} className="text-fg-muted">
        {text.finenessHint}
      </p>
    </div>
  );
}

type ChoosingProps = {
  filter: CardFilter;
  /** The skills that the role names. */
  skills: readonly string[];
  onChange: (part: Partial<CardFilter>) => void;
};

/** Everything that can be set. */
export function Choosing({ filter, skills, onChange }: ChoosingProps) {
  return (
    <div className="flex flex-col gap-4">
      <Choices
        label={text.assessment}
        all={progressWords}
        chosen={filter.progress}
        words={(word) => text.progress[word]}
        onChange={(progress) => onChange({ progress })}
      />
      <Choices
        label={text.source}
        all={sourceWords}
        chosen={filter.sources}
        words={(word) => text.sources[word]}
        onChange={(sources) => onChange({ sources })}
      />
      {skills.length > 0 && (
        <Choices
          label={text.skills}
          hint={text.skillsHint}
          all={skills}
          chosen={filter.skills}
          words={(skill) => skill}
          onChange={(chosen) => onChange({ skills: chosen })}
        />
      )}
      <label className="flex flex-col gap-1.5 text-xs font-semibold">
        {text.day}
        <Input
          type="date"
          max="9999-12-31"
          value={filter.availableBy}
          onChange={(event) => onChange({ availableBy: event.target.value })}
        />
      </label>
      <FinenessField
        value={filter.finenessFrom}
        onChange={(finenessFrom) => onChange({ finenessFrom })}
      />
      <fieldset className="flex min-w-0 flex-col gap-1.5">
        <legend className="mb-1.5 text-xs font-semibold">{text.scorecards}</legend>
        <ReviewerSelect value={filter.reviewer} onChange={(reviewer) => onChange({ reviewer })} />
        <div>
          <Chip on={filter.missing} onToggle={() => onChange({ missing: !filter.missing })}>
            {filter.reviewer === '' ? text.missing : text.missingOf}
          </Chip>
        </div>
      </fieldset>
      {isNarrow(filter) && (
        <Button size="sm" variant="ghost" onClick={() => onChange(EVERYBODY)}>
          {text.clear}
        </Button>
      )}
    </div>
  );
}
