import type { PuzzleDifficulty } from '@/api/words';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Switch } from '@/ui/Switch';
import { RawPuzzle } from './RawPuzzle';
import { text } from './text';
import { useWritingPuzzle } from './use-writing-puzzle';

const LEVELS: readonly PuzzleDifficulty[] = ['easy', 'medium', 'hard'];

/** Name, difficulty and licence of a puzzle, and the file itself. */
export function AboutTab() {
  const { read, readOnly, write, revision, licences } = useWritingPuzzle();
  return (
    <div className="flex flex-col gap-4">
      {read.ok && (
        <div key={revision} className="flex max-w-2xl flex-col gap-4">
          <Field label={text.name} hint={text.nameHint}>
            <Input
              value={read.puzzle.name}
              maxLength={60}
              readOnly={readOnly}
              onChange={(event) => write({ ...read.puzzle, name: event.target.value })}
            />
          </Field>
          <Field label={text.difficulty}>
            <Select
              value={read.puzzle.difficulty ?? undefined}
              placeholder={text.choose}
              onChange={(difficulty) => write({ ...read.puzzle, difficulty })}
              options={LEVELS.map((value) => ({ value, label: text.difficulties[value] }))}
            />
          </Field>
          <Field label={text.licence}>
            <Select
              value={licences.find((licence) => licence === read.puzzle.licence)}
              placeholder={text.choose}
              onChange={(licence) => write({ ...read.puzzle, licence })}
              options={licences.map((value) => ({ value, label: value }))}
            />
          </Field>
          <Switch
            label={text.allOrNothing}
            checked={read.puzzle.allOrNothing}
            onChange={(allOrNothing) => write({ ...read.puzzle, allOrNothing })}
          />
        </div>
      )}
      <RawPuzzle />
    </div>
  );
}
