import {
  Briefcase,
  Building2,
  ClipboardCheck,
  Code,
  FileText,
  House,
  MessagesSquare,
  PenLine,
  Stamp,
  UserRound,
} from 'lucide-react';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { useUser } from '@/features/session/hooks';
import type { NavItem } from '@/features/shell/nav';
import { text } from '@/features/shell/text';
import { mayTell } from '@/features/story-writing/rules';
import { Button } from '@/ui/Button';
import { DashboardShell } from './DashboardShell';

const items: readonly NavItem[] = [
  { label: text.candidate.overview, path: paths.dashboard, icon: House },
  { label: text.candidate.applications, path: paths.applications, icon: FileText },
  { label: text.candidate.assessments, path: paths.ownAssessments, icon: ClipboardCheck },
  { label: text.candidate.reports, path: paths.ownReports, icon: Stamp },
  { label: text.roles, path: paths.openRoles, icon: Briefcase },
  { label: text.practice, path: paths.codebrain, icon: Code },
  { label: text.interviews, path: paths.viewInterviews, icon: MessagesSquare },
  { label: text.companies, path: paths.companies, icon: Building2 },
  { label: text.candidate.profile, path: paths.accountProfile, icon: UserRound },
];

/** The candidate's dashboard frame. */
export function CandidateShell() {
  const user = useUser();
  if (user === null) return null;
  const actions = mayTell(user) && (
    <Button asChild>
      <Link to={paths.submitInterview}>
        <PenLine size={15} strokeWidth={1.75} aria-hidden="true" />
        <span className="max-md:sr-only">{text.shareInterview}</span>
      </Link>
    </Button>
  );
  return (
    <DashboardShell user={user} items={items} actions={actions}>
      <Outlet />
    </DashboardShell>
  );
}
