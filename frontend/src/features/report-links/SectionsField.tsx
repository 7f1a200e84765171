import type { ReportSection } from '@/api/words';
import { Checkbox } from '@/ui/Checkbox';
import { SECTIONS, toggled, type Whose } from './rules';
import { text } from './text';

type SectionsFieldProps = {
  sections: readonly ReportSection[];
  whose: Whose;
  onChange: (sections: ReportSection[]) => void;
};

/** What a link shows beside the score. */
export function SectionsField({ sections, whose, onChange }: SectionsFieldProps) {
  const words = whose === 'own' ? text : text.company;
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{text.choose}</legend>
      {SECTIONS.map((section) => (
        <Checkbox
          key={section}
          checked={sections.includes(section)}
          label={words.sections[section]}
          hint={words.hints[section]}
          onChange={(on) => onChange(toggled(sections, section, on))}
        />
      ))}
    </fieldset>
  );
}
