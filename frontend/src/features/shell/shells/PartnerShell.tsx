import { Building2, ClipboardCheck, House, Users } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { useUser } from '@/features/session/hooks';
import type { NavItem } from '@/features/shell/nav';
import { text } from '@/features/shell/text';
import { DashboardShell } from './DashboardShell';

const words = text.partner;
const items: readonly NavItem[] = [
  { label: words.overview, path: paths.partnerOverview, icon: House },
  { label: words.students, path: paths.partnerStudents, icon: Users, unbuilt: true },
  { label: text.companies, path: paths.partnerCompanies, icon: Building2, unbuilt: true },
  {
    label: words.assessments,
    path: paths.partnerAssessments,
    icon: ClipboardCheck,
    unbuilt: true,
  },
];

/** The partner's dashboard frame. */
export function PartnerShell() {
  const user = useUser();
  if (user === null) return null;
  return (
    <DashboardShell user={user} items={items}>
      <Outlet />
    </DashboardShell>
  );
}
