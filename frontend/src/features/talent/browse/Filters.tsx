import type { TalentSkill } from '@/api/words';
import { Chip } from '@/ui/Chip';
import { SearchField } from '@/ui/SearchField';
import { Select } from '@/ui/Select';
import { optionsOf, type Filter } from '@/features/talent/rules';
import { text } from '@/features/talent/text';

const words = text.browse;
/** A select has no empty value of its own; no word of a list reads like this. */
const ANY = '*';

type FiltersProps = { filter: Filter; onChange: (filter: Filter) => void };

type OneOfProps<Word extends string> = {
  label: string;
  any: string;
  words: Record<Word, string>;
  chosen: Word | null;
  onChange: (chosen: Word | null) => void;
};

/** One of a list, or none of it. */
function OneOf<Word extends string>({
  label,
  any,
  words: list,
  chosen,
  onChange,
}: OneOfProps<Word>) {
  return (
    <Select<Word | typeof ANY>
      aria-label={label}
      className="w-52"
      value={chosen ?? ANY}
      options={[{ value: ANY, label: any }, ...optionsOf(list)]}
      onChange={(next) => onChange(next === ANY ? null : next)}
    />
  );
}

/** Words of a headline, and whom they can find. */
function Words({ filter, onChange }: FiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="w-72 max-md:w-full">
        <SearchField
          value={filter.text ?? ''}
          onSearch={(typed) => onChange({ ...filter, text: typed === '' ? null : typed })}
          words={words.words}
        />
      </div>
      <p className="text-xs text-fg-muted">{words.wordsNote}</p>
    </div>
  );
}

/** What is looked for: every skill that is named, and of the rest one value each. */
export function Filters({ filter, onChange }: FiltersProps) {
  const { skills } = filter;
  const left = optionsOf(text.skills).filter(({ value }) => !skills.includes(value));
  const without = (skill: TalentSkill) => skills.filter((other) => other !== skill);
  const set = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  return (
    <div role="group" aria-label={words.filters} className="flex flex-col gap-3">
      <Words filter={filter} onChange={onChange} />
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={words.skill}
          className="w-44"
          value={undefined}
          placeholder={words.skill}
          options={left}
          onChange={(skill) => set({ skills: [...skills, skill].sort() })}
        />
        <OneOf
          label={words.when}
          any={words.anyTime}
          words={text.availability}
          chosen={filter.availability}
          onChange={(availability) => set({ availability })}
        />
        <OneOf
          label={words.where}
          any={words.anywhere}
          words={text.places}
          chosen={filter.place}
          onChange={(place) => set({ place })}
        />
        <OneOf
          label={words.employment}
          any={words.anyEmployment}
          words={text.employment}
          chosen={filter.employment}
          onChange={(employment) => set({ employment })}
        />
        <OneOf
          label={words.authorised}
          any={words.anyPermit}
          words={text.authorised}
          chosen={filter.authorised}
          onChange={(authorised) => set({ authorised })}
        />
        <OneOf
          label={words.score}
          any={words.anyScore}
          words={text.scores}
          chosen={filter.score}
          onChange={(score) => set({ score })}
        />
        {skills.map((skill) => (
          <Chip
            key={skill}
            removeLabel={words.removeSkill(text.skills[skill])}
            onRemove={() => set({ skills: without(skill) })}
          >
            {text.skills[skill]}
          </Chip>
        ))}
      </div>
    </div>
  );
}
