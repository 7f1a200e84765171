import { Link } from 'react-router-dom';
import type { AdminSetting } from '@/api/words/admin';
import { paths } from '@/facts/paths';
import { found, groups, type Looked } from './rules';
import { serverGroups } from './server/rules';
import { text as serverText } from './server/text';
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

type SectionProps = {
  looked: Looked;
  group: Looked['group'];
  label: string;
  count?: number | null;
};

function Section({ looked, group, label, count }: SectionProps) {
  return (
    <li>
      <Link
        to={addressOf({ ...looked, group })}
        replace
        aria-current={looked.group === group ? 'page' : undefined}
        className="flex min-h-8.5 items-center gap-3 rounded-md px-2.5 text-sm font-medium text-fg-muted hover:bg-surface-hover hover:text-fg aria-[current=page]:bg-surface-active aria-[current=page]:text-fg max-md:min-h-11"
      >
        {label}
        {count !== undefined && (
          // It keeps its place before it comes: the sections would break into other lines.
          <span className="ml-auto min-w-[2ch] text-right text-xs font-normal text-fg-subtle tabular-nums">
            {count}
          </span>
        )}
      </Link>
    </li>
  );
}

const list = 'flex flex-wrap gap-1 lg:flex-col';

type SectionsProps = { settings: readonly AdminSetting[] | undefined; looked: Looked };

/** The sections of settings, each with how many of them are found, and those of what the server was started with. */
export function Sections({ settings, looked }: SectionsProps) {
  return (
    <div className="flex flex-col gap-3">
      <nav aria-label={text.groupsLabel}>
        <ul className={list}>
          {names.map(([group, label]) => (
            <Section
              key={group}
              looked={looked}
              group={group}
              label={label}
              count={settings === undefined ? null : found(settings, { ...looked, group }).length}
            />
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="server-sections">
        <p id="server-sections" className="px-2.5 pb-1 text-xs font-semibold text-fg-subtle">
          {serverText.groupsLabel}
        </p>
        <ul className={list}>
          {serverGroups.map((group) => (
            <Section
              key={group}
              looked={{ ...looked, search: group === 'environment' ? looked.search : '' }}
              group={group}
              label={serverText.groups[group]}
            />
          ))}
        </ul>
      </nav>
    </div>
  );
}
