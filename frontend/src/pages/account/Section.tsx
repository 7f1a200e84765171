import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { text } from '@/features/account/text';
import { PageHeader } from '@/ui/PageHeader';

const { sections } = text;

const links = [
  { path: paths.accountProfile, label: sections.profile },
  { path: paths.accountSecurity, label: sections.security },
  { path: paths.accountNotifications, label: sections.notifications },
  { path: paths.accountAppearance, label: sections.appearance },
  { path: paths.accountPrivacy, label: sections.privacy },
] as const;

type SectionProps = { title: string; lead: string; children: ReactNode };

/** One section of the account: the list of all of them, its title and its cards in one column. */
export function Section({ title, lead, children }: SectionProps) {
  return (
    <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[11rem_minmax(0,42rem)]">
      <nav aria-label={text.account} className="lg:pt-1">
        <ul className="flex gap-1 max-lg:-mx-1 max-lg:flex-wrap lg:flex-col">
          {links.map((link) => (
            <li key={link.path}>
              <NavLink
                to={link.path}
                className="flex min-h-8.5 items-center rounded-md px-3 text-sm font-medium text-fg-muted hover:bg-surface-hover hover:text-fg aria-[current=page]:bg-surface-active aria-[current=page]:text-fg max-md:min-h-11"
              >
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <PageHeader title={title} lead={lead} />
        <div className="flex flex-col gap-4.5">{children}</div>
      </div>
    </div>
  );
}
