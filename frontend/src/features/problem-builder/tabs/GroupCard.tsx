import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { useEditing } from '@/features/problem-builder/editor/context';
import { GENERATORS, madeTests } from '@/features/problem-builder/generators/made';
import { text as generators } from '@/features/problem-builder/generators/text';
import {
  groupSettings,
  withAggregation,
  withRequires,
  withWeight,
} from '@/features/problem-builder/metadata';
import type { Group, Test } from '@/features/problem-builder/rules';
import { text } from '@/features/problem-builder/text';
import { TestDialog } from './TestDialog';
import { UploadTests } from '@/features/problem-builder/uploads/UploadTests';

const words = text.tests;

function sizeOf(of: string | null, isThere: boolean): string {
  if (of !== null) return words.characters(of.length);
  return isThere ? words.large : words.missing;
}

type GroupCardProps = { group: Group; earlier: readonly Group[] };

/** One group: what it is worth, what it waits for, and its tests. */
export function GroupCard({ group, earlier }: GroupCardProps) {
  const { files, putAll, readOnlyReason } = useEditing();
  const [open, setOpen] = useState<Test | 'new' | null>(null);
  const made = useMemo(() => madeTests(files.get(GENERATORS) ?? ''), [files]);
  const editable = readOnlyReason === undefined;
  const isSample = group.tag === 'sample';
  const removeGroup = () => {
    const paths = [...files.keys()].filter((path) => path.startsWith(group.folder));
    putAll(Object.fromEntries(paths.map((path) => [path, null])));
  };
  const removeTest = (test: Test) =>
    putAll({ [`${test.folder}${test.name}.in`]: null, [`${test.folder}${test.name}.ans`]: null });
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-md font-semibold">
          {isSample ? words.samples : `${text.tags[group.tag]}: ${group.name}`}
        </h2>
        {editable && !isSample && (
          <Button size="sm" variant="danger" onClick={removeGroup}>
            {words.removeGroup}
          </Button>
        )}
      </div>
      {!isSample && <Worth group={group} earlier={earlier} />}
      {group.tests.length === 0 ? (
        <p className="mt-3 text-sm text-fg-muted">{words.noTests}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {group.tests.map((test) => (
            <li
              key={test.name}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5 text-sm"
            >
              <span className="min-w-32 flex-1 font-mono break-all">{test.name}</span>
              {made.has(test.folder + test.name) && <Badge tone="outline">{generators.made}</Badge>}
              <span className="text-xs text-fg-muted">
                {words.input}: {sizeOf(test.input, files.has(`${test.folder}${test.name}.in`))},{' '}
                {words.answer.toLowerCase()}:{' '}
                {sizeOf(test.answer, files.has(`${test.folder}${test.name}.ans`))}
              </span>
              <span className="flex gap-1">
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`${words.edit} ${test.name}`}
                  onClick={() => setOpen(test)}
                >
                  {words.edit}
                </Button>
                {editable && (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`${words.remove} ${test.name}`}
                    onClick={() => removeTest(test)}
                  >
                    {words.remove}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {editable && (
        <div
          data-fixes={isSample ? 'samples tests' : 'tests'}
          className="mt-3 flex flex-wrap gap-2"
        >
          <Button
            size="sm"
            icon={<Plus size={14} aria-hidden="true" />}
            aria-label={`${words.add}: ${group.name}`}
            onClick={() => setOpen('new')}
          >
            {words.add}
          </Button>
          <UploadTests folder={group.folder} />
        </div>
      )}
      {open !== null && (
        <TestDialog
          group={group}
          test={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}

function Worth({ group, earlier }: GroupCardProps) {
  const { files, put, readOnlyReason } = useEditing();
  const path = `${group.folder}test_group.yaml`;
  const source = files.get(path) ?? '';
  const { weight, byTest, requires } = groupSettings(source);
  const readOnly = readOnlyReason !== undefined;
  // The rules of the bank take shares in perf groups alone, and from an output validator.
  const mayShare =
    group.tag === 'perf' && [...files.keys()].some((file) => file.startsWith('output_validator/'));
  const set = (value: string) => {
    const number = Number(value);
    if (value.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= 100)
      put(path, withWeight(source, number));
  };
  const toggle = (name: string, on: boolean) =>
    put(
      path,
      withRequires(
        source,
        on ? [...requires, name].sort() : requires.filter((one) => one !== name),
      ),
    );
  return (
    <div data-fixes="weights" className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3">
      <Field
        label={words.weight}
        hint={byTest ? words.pointsByTest : words.points}
        className="w-44"
      >
        <Input
          type="number"
          min={0}
          max={100}
          aria-label={`${words.weight}: ${group.name}`}
          defaultValue={weight ?? ''}
          readOnly={readOnly}
          onChange={(event) => set(event.target.value)}
        />
      </Field>
      {(mayShare || byTest) && (
        <Checkbox
          label={words.byTest}
          checked={byTest}
          onChange={(on) => {
            if (!readOnly) put(path, withAggregation(source, on));
          }}
        />
      )}
      {earlier.length > 0 && (
        <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <legend className="mb-1.5 font-medium">{words.requires}</legend>
          {earlier.map((one) => (
            <Checkbox
              key={one.name}
              label={one.name}
              checked={requires.includes(one.name)}
              onChange={(on) => {
                if (!readOnly) toggle(one.name, on);
              }}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
