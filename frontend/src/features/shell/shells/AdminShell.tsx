import {
  BadgeCheck,
  Briefcase,
  Building2,
  CreditCard,
  GraduationCap,
  Handshake,
  House,
  ListChecks,
  MessageCircle,
  MessagesSquare,
  Radio,
  Scale,
  ScanEye,
  Settings2,
  Share2,
} from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { useUser } from '@/features/session/hooks';
import { Badge } from '@/ui/Badge';
import type { NavItem } from '@/features/shell/nav';
import { text } from '@/features/shell/text';
import { DashboardShell } from './DashboardShell';

const words = text.admin;

const items: readonly NavItem[] = [
  { label: text.home, path: paths.adminHome, icon: House },
  { label: words.network, path: paths.adminNetwork, icon: Share2 },
  { label: words.onboardCompanies, path: paths.adminOnboardCompanies, icon: BadgeCheck },
  { label: words.unpublishedRoles, path: paths.adminUnpublishedRoles, icon: Briefcase },
  { label: words.previewApplicants, path: paths.adminPreviewApplicants, icon: ScanEye },
  { label: text.interviews, path: paths.adminInterviews, icon: MessagesSquare },
  { label: words.integrity, path: paths.adminIntegrity, icon: Scale },
  { label: words.onboarding, path: paths.adminOnboarding, icon: ListChecks },
  { label: words.interns, path: paths.adminInterns, icon: GraduationCap },
  { label: words.partners, path: paths.adminPartners, icon: Handshake },
  { label: words.companies, path: paths.adminCompanies, icon: Building2 },
  { label: words.payingCompanies, path: paths.adminPayingCompanies, icon: CreditCard },
  { label: words.supportChat, path: paths.adminSupportChat, icon: MessageCircle },
  { label: words.settings, path: paths.adminSettings, icon: Settings2 },
  { label: words.presence, path: paths.adminPresence, icon: Radio },
];

const head = (
  <div className="mb-2.5 px-2">
    <Badge>{words.kind}</Badge>
  </div>
);

/** The admin's dashboard frame. */
export function AdminShell() {
  const user = useUser();
  if (user === null) return null;
  return (
    <DashboardShell user={user} items={items} head={head}>
      <Outlet />
    </DashboardShell>
  );
}
