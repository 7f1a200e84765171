import type { ReportSection } from '@/api/words';
import { Checkbox } from '@/ui/Checkbox';
import { SECTIONS, toggled } from './rules';
import { text } from './text';

type SectionsFieldProps = {
  sections: readonly ReportSection[];
  onChange: (sections: ReportSection[]) => void;
};

/** What a link shows beside the score. */
export function SectionsField({ sections, onChange }: SectionsFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{text.choose}</legend>
      {SECTIONS.map((section) => (
        <Checkbox
          key={section}
          checked={sections.includes(section)}
          label={text.sections[section]}
          hint={text.hints[section]}
          onChange={(on) => onChange(toggled(sections, section, on))}
        />
      ))}
    </fieldset>
  );
}
