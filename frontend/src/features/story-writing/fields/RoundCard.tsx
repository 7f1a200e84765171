import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2, X } from 'lucide-react';
import { useMemo, type DragEvent } from 'react';
import type { RoundFormat, RoundKind } from '@/api/words';
import type { DraftRound } from '@/features/stories/rules';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { text as reading } from '@/features/stories/text';
import { MOST, QUESTIONS_MOST, replaced, without } from '@/features/story-writing/form';
import { text } from '@/features/story-writing/text';
import { ChoiceField, MachineMark, NumberField, WordsField } from './fields';
import { monthOptions, NOT_SAID } from './months';

const words = text.round;
const optionsOf = <V extends string>(names: Record<V, string>) =>
  (Object.entries(names) as [V, string][]).map(([value, label]) => ({ value, label }));
const kinds = optionsOf<RoundKind>(reading.rounds);
const formats = optionsOf<RoundFormat>(reading.formats);

export type RoundCardProps = {
  round: DraftRound;
  at: number;
  count: number;
  onChange: (round: DraftRound) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDragStart: (event: DragEvent) => void;
  onDrop: () => void;
};

function Questions({ round, at, onChange }: Pick<RoundCardProps, 'round' | 'at' | 'onChange'>) {
  const { questions } = round;
  const set = (next: string[]) => onChange({ ...round, questions: next });
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{words.questions}</legend>
      {questions.map((question, index) => (
        <div key={index} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <WordsField
              path={`rounds.${at}.questions.${index}`}
              label={words.question(index + 1)}
              value={question}
              most={MOST.question}
              rows={1}
              onChange={(next) => set(replaced(questions, index, next))}
            />
          </div>
          <IconButton
            label={words.removeQuestion(index + 1)}
            className="mt-6"
            onClick={() => set(without(questions, index))}
          >
            <X size={15} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button
        size="sm"
        className="self-start"
        icon={<Plus size={14} strokeWidth={1.75} aria-hidden="true" />}
        disabledReason={questions.length >= QUESTIONS_MOST ? words.questionsFull : undefined}
        onClick={() => set([...questions, ''])}
      >
        {words.addQuestion}
      </Button>
    </fieldset>
  );
}

function Head({
  at,
  count,
  onMove,
  onRemove,
  onDragStart,
}: Pick<RoundCardProps, 'at' | 'count' | 'onMove' | 'onRemove' | 'onDragStart'>) {
  const number = at + 1;
  return (
    <div className="flex items-center gap-1">
      <span
        draggable
        title={words.drag(number)}
        onDragStart={onDragStart}
        className="-ml-1.5 cursor-grab p-1 text-fg-subtle max-md:hidden"
      >
        <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h3 className="mr-auto text-md font-semibold">{words.name(number)}</h3>
      <IconButton
        label={words.up(number)}
        data-move={`up-${at}`}
        disabledReason={at === 0 ? words.first : undefined}
        onClick={() => onMove(at - 1)}
      >
        <ArrowUp size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.down(number)}
        data-move={`down-${at}`}
        disabledReason={at === count - 1 ? words.last : undefined}
        onClick={() => onMove(at + 1)}
      >
        <ArrowDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.remove(number)} onClick={onRemove}>
        <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** The months that a round can be in: its present month is one of them, however old. */
function useMonths(held: string | null) {
  return useMemo(() => monthOptions(new Date(), held), [held]);
}

/** One round: what it was, how long, where, what happened and what was asked. */
export function RoundCard(props: RoundCardProps) {
  const { round, at, onChange, onDrop } = props;
  const path = (name: string) => `rounds.${at}.${name}`;
  const months = useMonths(round.held_on);
  return (
    <li
      aria-label={words.name(at + 1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <Head {...props} />
      <MachineMark path={`rounds.${at}`} label={words.name(at + 1)} />
      <div className="grid gap-4 md:grid-cols-2">
        <ChoiceField
          path={path('kind')}
          label={words.kind}
          value={round.kind}
          options={kinds}
          onChange={(kind) => onChange({ ...round, kind })}
        />
        <ChoiceField
          path={path('format')}
          label={words.format}
          value={round.format}
          options={formats}
          onChange={(format) => onChange({ ...round, format })}
        />
        <NumberField
          path={path('minutes')}
          label={words.minutes}
          value={round.minutes}
          optional
          onChange={(minutes) => onChange({ ...round, minutes })}
        />
        <ChoiceField
          path={path('held_on')}
          label={words.held}
          value={round.held_on ?? NOT_SAID}
          options={months}
          optional
          onChange={(held) => onChange({ ...round, held_on: held === NOT_SAID ? null : held })}
        />
      </div>
      <WordsField
        path={path('description')}
        label={words.description}
        value={round.description}
        most={MOST.description}
        onChange={(description) => onChange({ ...round, description })}
      />
      <Questions round={round} at={at} onChange={onChange} />
    </li>
  );
}
