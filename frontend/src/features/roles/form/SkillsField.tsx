import { useRef, useState, type KeyboardEvent } from 'react';
import { SKILLS_MOST, suggestedSkills, withSkills } from '@/features/roles/rules';
import { text } from '@/features/roles/text';
import { Chip } from '@/ui/Chip';
import { Combobox } from '@/ui/Combobox';
import { RoleField } from './fields';
import { useRoleForm } from './form-context';

const words = text.form;

/** Skills one by one, as candidates call them where that is known. What is typed but not added is added on leaving. */
export function SkillsField() {
  const { form, set } = useRoleForm();
  const { skills } = form;
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const full = skills.length >= SKILLS_MOST;
  const change = (next: readonly string[]) => {
    if (next !== skills) set({ skills: [...next] });
  };
  const add = (said: string) => {
    change(withSkills(skills, said));
    // What is one too many stays to be seen.
    if (!full) setTyped('');
  };
  const key = (event: KeyboardEvent) => {
    // The list of suggestions has taken its own.
    if (event.defaultPrevented || (event.key !== 'Enter' && event.key !== ',')) return;
    event.preventDefault();
    add(typed);
  };
  const remove = (skill: string) => {
    change(skills.filter((each) => each !== skill));
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box} className="flex flex-col gap-2" onKeyDown={key}>
      <RoleField
        name="skills"
        label={words.skills}
        hint={full ? words.skillsFull : words.skillsHint}
      >
        <Combobox
          value={typed}
          onType={setTyped}
          options={suggestedSkills(skills, typed)}
          onPick={({ label }) => add(label)}
          listLabel={words.skillsSuggested}
          onBlur={() => add(typed)}
        />
      </RoleField>
      <ul className="flex flex-wrap gap-1.5 empty:hidden">
        {skills.map((skill) => (
          <li key={skill}>
            <Chip onRemove={() => remove(skill)} removeLabel={words.removeSkill(skill)}>
              {skill}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
