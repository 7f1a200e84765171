import { Lock, LogOut, Settings } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { viewing } from '@/api/token/view-as';
import type { User } from '@/api/words';
import { paths } from '@/facts/paths';
import { Avatar } from '@/ui/Avatar';
import { cx } from '@/ui/cx';
import { Logo } from '@/ui/Logo';
import type { NavItem } from '@/features/shell/nav';
import { text } from '@/features/shell/text';
import { logOutOrSay } from './AccountMenu';
import { SectionLink } from './SectionLink';

/** How a line of a sidebar looks. */
export const line =
  'flex min-h-8.5 w-full items-center gap-2.5 rounded-md px-[9px] text-left text-sm font-medium text-fg-muted hover:bg-surface-hover hover:text-fg max-md:min-h-11';
const current =
  'aria-[current=page]:bg-surface aria-[current=page]:text-fg aria-[current=page]:shadow-1 aria-[current=page]:ring-1 aria-[current=page]:ring-line';

type CountProps = { of: NavItem; className: string };

/** How much waits behind a line, as a number; beside the words for those who hear it. */
export function Count({ of: { count = 0 }, className }: CountProps) {
  if (count === 0) return null;
  return (
    <span aria-hidden="true" className={cx('tabular-nums', className)}>
      {count.toLocaleString('en')}
    </span>
  );
}

/** What a line is called, with how much waits behind it for those who hear it. */
export function Label({ of: { label, count = 0 } }: { of: NavItem }) {
  return (
    <span>
      {label}
      {count > 0 && <span className="sr-only"> {text.waiting(count)}</span>}
    </span>
  );
}

type OpenItemProps = { item: NavItem; before?: readonly NavItem[] };

function OpenItem({ item, before = [] }: OpenItemProps) {
  const Icon = item.icon;
  return (
    <SectionLink item={item} before={before} className={`${line} ${current} group`}>
      <Icon
        size={17}
        strokeWidth={1.75}
        aria-hidden="true"
        className="shrink-0 group-aria-[current=page]:text-primary-text"
      />
      <Label of={item} />
      <Count of={item} className="ml-auto text-2xs font-semibold text-fg-subtle" />
    </SectionLink>
  );
}

function LockedItem({ item }: { item: NavItem }) {
  const Icon = item.icon;
  return (
    <SectionLink item={item} className={`${line} ${current} items-start! py-[7px] text-fg-subtle`}>
      <Icon size={17} strokeWidth={1.75} aria-hidden="true" className="mt-px shrink-0" />
      <span className="min-w-0 flex-1">
        {item.label}
        <small className="mt-px block text-2xs font-normal text-fg-subtle">{item.locked}</small>
      </span>
      <Lock size={14} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
    </SectionLink>
  );
}

/** What is still being built, by name only. */
function Unbuilt({ items }: { items: readonly NavItem[] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div className="mt-3.5 px-[9px]">
      <p id={id} className="text-2xs font-semibold text-fg-subtle">
        {text.building}
      </p>
      <ul aria-labelledby={id} className="mt-1">
        {items.map((item) => (
          <li key={item.path} className="py-[3px] text-xs text-fg-subtle">
            {item.label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Lines under one heading, or under none. */
function Group({ title, items }: { title: string | undefined; items: readonly NavItem[] }) {
  const id = useId();
  const lines = items.map((item) => <OpenItem key={item.path} item={item} />);
  if (title === undefined) return lines;
  return (
    <div
      role="group"
      aria-labelledby={id}
      // A window of a small laptop shows all groups of the admin.
      className="flex flex-col gap-0.5 md:[@media(max-height:60rem)]:gap-0 md:[@media(max-height:60rem)]:[&>a]:min-h-7.5"
    >
      <p
        id={id}
        className="px-[9px] pt-3.5 pb-1 text-2xs font-semibold text-fg-subtle md:[@media(max-height:60rem)]:pt-2"
      >
        {title}
      </p>
      {lines}
    </div>
  );
}

/** The lines themselves, open ones first, by their groups; also used by the mobile sheet. */
export function NavLines({ items }: { items: readonly NavItem[] }) {
  const built = items.filter((item) => item.unbuilt !== true);
  const locked = built.filter((item) => item.locked !== undefined);
  const open = built.filter((item) => item.locked === undefined);
  const groups = [...new Set(open.map(({ group }) => group))];
  return (
    <>
      <nav aria-label={text.sections} className="flex flex-col gap-0.5">
        {groups.map((title) => (
          <Group
            key={title ?? ''}
            title={title}
            items={open.filter(({ group }) => group === title)}
          />
        ))}
        {locked.length > 0 && (
          <p className="px-[9px] pt-3.5 pb-1 text-2xs font-semibold text-fg-subtle">
            {text.notOpen}
          </p>
        )}
        {locked.map((item) => (
          <LockedItem key={item.path} item={item} />
        ))}
      </nav>
      <Unbuilt items={items.filter((item) => item.unbuilt === true)} />
    </>
  );
}

const settings: NavItem = { label: text.accountSettings, path: paths.account, icon: Settings };

/** The way to the person's own account, below the sections of every dashboard. */
export function SettingsLine({ sections }: { sections: readonly NavItem[] }) {
  if (viewing() !== null) return null;
  return <OpenItem item={settings} before={sections} />;
}

export function LogOutLine() {
  if (viewing() !== null) return null;
  return (
    <button type="button" className={line} onClick={() => void logOutOrSay()}>
      <LogOut size={17} strokeWidth={1.75} aria-hidden="true" />
      {text.logOut}
    </button>
  );
}

type SidebarProps = { user: User; items: readonly NavItem[]; head?: ReactNode };

/** The left column of a dashboard: logo, whose it is, sections, person. */
export function Sidebar({ user, items, head }: SidebarProps) {
  return (
    <aside
      aria-label={text.account}
      className="flex min-h-0 flex-col px-2.5 pt-3 pb-2.5 max-md:hidden"
    >
      <Link to={paths.home} className="mb-3 px-2 py-1">
        <Logo />
      </Link>
      {head}
      {/* The sections scroll where they are too long; the person stays in sight. */}
      <div className="-mx-2.5 min-h-0 flex-1 overflow-y-auto px-2.5 pb-3">
        <NavLines items={items} />
      </div>
      <div className="border-t border-line pt-2">
        <SettingsLine sections={items} />
        <LogOutLine />
        <div className="mt-1.5 flex items-center gap-2.5 px-2">
          <Avatar name={user.display_name} className="size-8" />
          <div className="min-w-0 text-xs">
            <p className="truncate font-semibold">{user.display_name}</p>
            <p className="truncate text-fg-subtle">{user.username ?? user.email}</p>
          </div>
        </div>
      </div>
    </aside>
  );
}
