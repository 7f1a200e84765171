import {
  Briefcase,
  Bug,
  ClipboardCheck,
  GraduationCap,
  House,
  Plus,
  Send,
  Building2,
  UserSearch,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import type { User } from '@/api/words';
import { paths, to } from '@/facts/paths';
import {
  mayAssess,
  mayUse,
  pageLock,
  tabLock,
  tabOf,
  type CompanyTab,
} from '@/features/company/rules';
import { text as company } from '@/features/company/text';
import { useUser } from '@/features/session/hooks';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import type { NavItem } from '@/features/shell/nav';
import { text } from '@/features/shell/text';
import { toolsAfter } from '@/features/shell/tools';
import { DashboardShell } from './DashboardShell';
import { LockedPage } from './LockedPage';

type TabLine = { tab: CompanyTab; label: string; path: string; icon: LucideIcon };

const lines: readonly TabLine[] = [
  { tab: 'home', label: company.tabs.home, path: paths.clientHome, icon: House },
  {
    tab: 'recruit-talent',
    label: company.tabs.recruitTalent,
    path: paths.recruitTalent,
    icon: UserSearch,
  },
  { tab: 'create-jobs', label: company.tabs.createRoles, path: paths.createJobs, icon: Briefcase },
  {
    tab: 'talent-selection',
    label: company.tabs.talentSelection,
    path: paths.talentSelection,
    icon: Users,
  },
  { tab: 'my-interns', label: company.tabs.myInterns, path: paths.myInterns, icon: GraduationCap },
  {
    tab: 'assessment',
    label: company.tabs.assessment,
    path: paths.assessment,
    icon: ClipboardCheck,
  },
  {
    tab: 'debug-assessment',
    label: company.tabs.debugAssessment,
    path: paths.debugAssessment,
    icon: Bug,
  },
  { tab: 'profile', label: company.tabs.profile, path: paths.clientProfile, icon: Building2 },
];

function Head({ user }: { user: User }) {
  const name = user.company?.name ?? text.company.noCompany;
  return (
    <div className="mb-2.5 flex items-center gap-2.5 rounded-[8px] border border-line bg-surface px-2 py-1.5">
      <Avatar name={name} square />
      <div className="min-w-0 text-xs">
        <p className="truncate font-semibold">{name}</p>
        <p className="text-fg-subtle">{text.company.kind}</p>
      </div>
    </div>
  );
}

/** The company's dashboard: tabs open by flags, closed ones say why, a closed tab's address shows the same reason. */
export function CompanyShell() {
  const user = useUser();
  const { pathname } = useLocation();
  if (user === null) return null;
  const items = lines.flatMap(({ tab, label, path, icon }): NavItem[] => [
    { label, path, icon, locked: tabLock(tab, user)?.reason },
    ...toolsAfter(tab, user),
  ]);
  const tab = tabOf(pathname);
  const lock = pageLock(pathname, user);
  const line = lines.find((entry) => entry.tab === tab);
  const { company: own } = user;
  // The tab itself offers it in its own place.
  const offers = tab !== 'assessment' && mayAssess(user) && mayUse('assessment', user);
  const actions = own !== null && offers && (
    <>
      {/* The strip of a small phone has room for one of them. */}
      <Button asChild className="max-md:hidden">
        <Link to={paths.assessmentNew}>
          <Plus size={15} strokeWidth={1.75} aria-hidden="true" />
          {text.company.newAssessment}
        </Link>
      </Button>
      <Button asChild variant="primary">
        <Link to={to(paths.companySendAssessment, { id: own.id })}>
          <Send size={15} strokeWidth={1.75} aria-hidden="true" />
          <span className="max-md:sr-only">{text.company.sendAssessment}</span>
        </Link>
      </Button>
    </>
  );
  return (
    <DashboardShell user={user} items={items} head={<Head user={user} />} actions={actions}>
      {lock !== null ? (
        <LockedPage key={pathname} title={line?.label ?? ''} lock={lock} />
      ) : (
        <Outlet />
      )}
    </DashboardShell>
  );
}
