import type { TalentSkill } from '@/api/words';
import { Chip } from '@/ui/Chip';
import { Select } from '@/ui/Select';
import { optionsOf, type Filter } from '@/features/talent/rules';
import { text } from '@/features/talent/text';

const words = text.browse;
/** A select has no empty value of its own. */
const ANY = 'any';

type FiltersProps = { filter: Filter; onChange: (filter: Filter) => void };

/** What is looked for: every skill that is named, and of the rest one value each. */
export function Filters({ filter, onChange }: FiltersProps) {
  const { skills } = filter;
  const left = optionsOf(text.skills).filter(({ value }) => !skills.includes(value));
  const without = (skill: TalentSkill) => skills.filter((other) => other !== skill);
  return (
    <div role="group" aria-label={words.filters} className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={words.skill}
        className="w-44"
        value={undefined}
        placeholder={words.skill}
        options={left}
        onChange={(skill) => onChange({ ...filter, skills: [...skills, skill].sort() })}
      />
      <Select
        aria-label={words.when}
        className="w-48"
        value={filter.availability ?? ANY}
        options={[{ value: ANY, label: words.anyTime }, ...optionsOf(text.availability)]}
        onChange={(when) => onChange({ ...filter, availability: when === ANY ? null : when })}
      />
      <Select
        aria-label={words.where}
        className="w-52"
        value={filter.place ?? ANY}
        options={[{ value: ANY, label: words.anywhere }, ...optionsOf(text.places)]}
        onChange={(place) => onChange({ ...filter, place: place === ANY ? null : place })}
      />
      {skills.map((skill) => (
        <Chip
          key={skill}
          removeLabel={words.removeSkill(text.skills[skill])}
          onRemove={() => onChange({ ...filter, skills: without(skill) })}
        >
          {text.skills[skill]}
        </Chip>
      ))}
    </div>
  );
}
