import { Link } from 'react-router-dom';
import type { AdminSetting } from '@/api/words/admin';
import { paths } from '@/facts/paths';
import { found, groups, type Looked } from './rules';
import { text } from './text';

const names: readonly (readonly [Looked['group'], string])[] = [
  ['all', text.all],
  ...groups.map((group) => [group, text.groups[group]] as const),
  ['changed', text.changedOnly],
];

/** The address of a section, with what is searched for. */
export function addressOf({ group, search }: Looked): string {
  const params = new URLSearchParams({
    ...(group === 'all' ? {} : { group }),
    ...(search === '' ? {} : { search }),
  });
  return params.size === 0 ? paths.adminSettings : `${paths.adminSettings}?${params.toString()}`;
}

type SectionsProps = { settings: readonly AdminSetting[] | undefined; looked: Looked };

/** The sections, each with how many of its settings are found. */
export function Sections({ settings, looked }: SectionsProps) {
  return (
    <nav aria-label={text.groupsLabel}>
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {names.map(([group, label]) => (
          <li key={group}>
            <Link
              to={addressOf({ ...looked, group })}
              replace
              aria-current={looked.group === group ? 'page' : undefined}
              className="flex min-h-8.5 items-center gap-3 rounded-md px-2.5 text-sm font-medium text-fg-muted hover:bg-surface-hover hover:text-fg aria-[current=page]:bg-surface-active aria-[current=page]:text-fg max-md:min-h-11"
            >
              {label}
              {settings !== undefined && (
                <span className="ml-auto text-xs font-normal text-fg-subtle tabular-nums">
                  {found(settings, { ...looked, group }).length}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
