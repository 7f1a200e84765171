import type { Skill } from '@/api/types';
import { Card } from '@/ui/Card';
import { StreakRow } from '@/ui/StreakRow';

import { formatTenths } from './rules';
import { text } from './text';

/** One streak per skill area, with its label in words. */
export function SkillsCard({ skills }: { skills: readonly Skill[] }) {
  return (
    <Card
      title={text.skills}
      action={<span className="text-xs text-fg-muted max-md:hidden">{text.skillsHelp}</span>}
    >
      {skills.length === 0 ? (
        <p className="text-sm text-fg-muted">{text.noSkills}</p>
      ) : (
        <div className="flex flex-col gap-3.5">
          {skills.map((skill) => (
            <StreakRow
              key={skill.name}
              label={skill.name}
              percent={skill.percent_tenths / 10}
              spoken={text.streak(skill.name, formatTenths(skill.percent_tenths), skill.label)}
              value={
                <span className="inline-flex w-44 items-baseline justify-end gap-2.5">
                  <span>{formatTenths(skill.percent_tenths)}</span>
                  <span className="w-24 text-left text-xs font-normal text-fg-muted">
                    {skill.label}
                  </span>
                </span>
              }
            />
          ))}
        </div>
      )}
    </Card>
  );
}
