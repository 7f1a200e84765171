import type { Report } from '@/api/words';
import { Card } from '@/ui/Card';
import { StreakRow } from '@/ui/StreakRow';

import {
  formatTenths,
  hasMedians,
  medianText,
  skillLevel,
  skillName,
} from '@/features/reports/rules';
import { text } from '@/features/reports/text';

/** One streak per skill area, with its level in words; beside it the others' median, once there is one. */
export function SkillsCard({ report }: { report: Report }) {
  const { skills, cohort } = report;
  const compared = hasMedians(cohort) && skills.some((skill) => skill.median_tenths !== null);
  return (
    <Card title={text.skills} action={compared && <Legend people={cohort.people} />}>
      {skills.length === 0 ? (
        <p className="text-sm text-fg-muted">{text.noSkills}</p>
      ) : (
        <div className="flex flex-col gap-3.5">
          {skills.map((skill) => {
            const [name, value, level] = [
              skillName(skill.name),
              formatTenths(skill.percent_tenths),
              skillLevel(skill),
            ];
            const median = skill.median_tenths;
            const against = medianText(cohort, median === null ? null : formatTenths(median));
            return (
              <StreakRow
                key={skill.name}
                label={name}
                percent={skill.percent_tenths / 10}
                spoken={text.streak(name, value, level) + (against === null ? '' : `. ${against}`)}
                {...(median === null ? {} : { median: median / 10 })}
                value={
                  <span className="inline-flex w-44 items-baseline justify-end gap-2.5">
                    <span>{value}</span>
                    <span className="w-24 text-left text-xs font-normal text-fg-muted">
                      {level}
                    </span>
                  </span>
                }
              />
            );
          })}
        </div>
      )}
      {skills.length > 0 && <p className="mt-4 text-xs text-fg-muted">{text.skillsHelp}</p>}
    </Card>
  );
}

function Legend({ people }: { people: number }) {
  return (
    <span className="inline-flex items-center gap-2 text-xs text-fg-muted">
      <span aria-hidden="true" className="h-3.5 border-l-2 border-dotted border-stone-9" />
      {text.medianLegend(people)}
    </span>
  );
}
