import type { Difficulty } from '@/api/words';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { useEditing } from '@/features/problem-builder/editor/context';
import {
  LICENCES,
  metadataOf,
  withAuthors,
  withDifficulty,
  withLicence,
  withSkills,
  withTitle,
} from '@/features/problem-builder/metadata';
import { text } from '@/features/problem-builder/text';

const words = text.skills;
const LEVELS: readonly Difficulty[] = ['easy', 'medium', 'hard'];

function wordsOf(value: string): string[] {
  return value
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
}

/** Title, difficulty, skills, licence and authors: the head of problem.yaml, and the file itself. */
export function SkillsTab() {
  const { files, put, readOnlyReason, revision, metadataPath } = useEditing();
  const source = files.get(metadataPath) ?? '';
  const found = metadataOf(source);
  const readOnly = readOnlyReason !== undefined;
  const write = (next: string) => {
    if (!readOnly) put(metadataPath, next);
  };
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      {found !== null && (
        <div key={revision} className="flex flex-col gap-4">
          <div data-fixes="title">
            <Field label={words.title}>
              <Input
                defaultValue={found.title}
                maxLength={80}
                readOnly={readOnly}
                onChange={(event) => write(withTitle(source, event.target.value))}
              />
            </Field>
          </div>
          <div data-fixes="difficulty">
            <Field label={words.difficulty}>
              <Select
                value={found.difficulty ?? undefined}
                placeholder={words.choose}
                onChange={(level) => write(withDifficulty(source, level))}
                options={LEVELS.map((value) => ({ value, label: words.difficulties[value] }))}
              />
            </Field>
          </div>
          <div data-fixes="skills">
            <Field label={words.skills} hint={words.skillsHint}>
              <Input
                defaultValue={found.skills.join(', ')}
                readOnly={readOnly}
                onChange={(event) => write(withSkills(source, wordsOf(event.target.value)))}
              />
            </Field>
          </div>
          <div data-fixes="licence">
            <Field label={words.licence}>
              <Select
                value={LICENCES.find((licence) => licence === found.licence)}
                placeholder={words.choose}
                onChange={(licence) => write(withLicence(source, licence))}
                options={LICENCES.map((value) => ({ value, label: value }))}
              />
            </Field>
          </div>
          <div data-fixes="authors">
            <Field label={words.authors} hint={words.authorsHint}>
              <Input
                defaultValue={found.authors}
                readOnly={readOnly}
                onChange={(event) => write(withAuthors(source, event.target.value))}
              />
            </Field>
          </div>
        </div>
      )}
      <div data-fixes="raw">
        <Field label={metadataPath} hint={words.rawHint}>
          <Textarea
            rows={14}
            className="font-mono"
            value={source}
            readOnly={readOnly}
            onChange={(event) => write(event.target.value)}
          />
        </Field>
      </div>
    </div>
  );
}
