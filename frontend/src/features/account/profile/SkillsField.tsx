import { useState, type KeyboardEvent } from 'react';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { MOST, withSkill } from '@/features/account/rules';
import { text } from '@/features/account/text';

const words = text.profile;

type SkillsFieldProps = {
  skills: readonly string[];
  onChange: (skills: readonly string[]) => void;
  error?: string | undefined;
};

/** Words to be found by: typed one by one, each removable. What is typed but not added counts on leaving. */
export function SkillsField({ skills, onChange, error }: SkillsFieldProps) {
  const [typed, setTyped] = useState('');
  const full = skills.length >= MOST.skills;
  const add = () => {
    const next = withSkill(skills, typed);
    if (next !== skills) onChange(next);
    if (!full) setTyped('');
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <Field
          label={words.fields.skills}
          optional
          hint={full ? words.skillsFull : words.skillsHint}
          error={error}
          className="flex-1"
        >
          <Input
            value={typed}
            maxLength={MOST.skill}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={key}
            onBlur={add}
          />
        </Field>
        <Button className="mt-[25px]" onClick={add}>
          {words.addSkill}
        </Button>
      </div>
      {skills.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {skills.map((skill) => (
            <li key={skill}>
              <Chip
                onRemove={() => onChange(skills.filter((each) => each !== skill))}
                removeLabel={words.removeSkill(skill)}
              >
                {skill}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
