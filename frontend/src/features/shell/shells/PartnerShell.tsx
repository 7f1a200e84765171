import { Building2, ClipboardCheck, House, ReceiptText, Users } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { useUser } from '@/features/session/hooks';
import type { NavItem } from '@/features/shell/nav';
import { text } from '@/features/shell/text';
import { DashboardShell } from './DashboardShell';

const words = text.partner;
const items: readonly NavItem[] = [
  { label: words.overview, path: paths.partnerOverview, icon: House },
  { label: words.students, path: paths.partnerStudents, icon: Users },
  { label: text.companies, path: paths.partnerCompanies, icon: Building2 },
  { label: words.assessments, path: paths.partnerAssessments, icon: ClipboardCheck },
  { label: words.statements, path: paths.partnerStatements, icon: ReceiptText },
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
