import type { ProblemGroup } from '@/api/words';

import { groupLabel, tagMeaning } from './rules';
import { text } from './text';

type GroupsProps = { groups: readonly ProblemGroup[]; level?: 2 | 3 };

/** The groups of a problem with their points: what passing all tests of each is worth. */
export function Groups({ groups, level = 3 }: GroupsProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="mt-5" aria-labelledby="groups-heading">
      <Heading id="groups-heading" className="mb-1 font-display text-md font-semibold text-fg">
        {text.groups}
      </Heading>
      <p className="mb-2 text-xs text-fg-muted">{text.groupsHelp}</p>
      <table className="w-full text-sm">
        <thead className="text-xs text-fg-subtle">
          <tr>
            <th scope="col" className="py-1 text-left font-medium">
              {text.group}
            </th>
            <th scope="col" className="py-1 text-left font-medium">
              {text.meaning}
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-medium">
              {text.tests}
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-medium">
              {text.weight}
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.name} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pr-3 text-left font-medium text-fg">
                {groupLabel(group.name)}
              </th>
              <td className="py-1.5 pr-3 text-xs text-fg-muted">
                {tagMeaning(group.tag)}
                {group.scored && ` ${text.groupScored}`}
              </td>
              <td className="py-1.5 text-right tabular-nums">{group.tests}</td>
              <td className="py-1.5 pl-3 text-right tabular-nums">{group.weight}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
