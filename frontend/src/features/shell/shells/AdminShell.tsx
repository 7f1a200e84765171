import {
  BadgeCheck,
  Briefcase,
  Building2,
  CreditCard,
  Flag,
  GraduationCap,
  Handshake,
  House,
  ListChecks,
  MessageCircle,
  MessagesSquare,
  Radio,
  Scale,
  ScanEye,
  ScrollText,
  Settings2,
  Share2,
} from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { useWaitingCounts } from '@/features/desk/hooks';
import { useUser } from '@/features/session/hooks';
import { Badge } from '@/ui/Badge';
import { inGroup, type NavItem } from '@/features/shell/nav';
import { text } from '@/features/shell/text';
import { DashboardShell } from './DashboardShell';

const words = text.admin;

const { queues, people, numbers, system } = words;

const items: readonly NavItem[] = [
  { label: text.home, path: paths.adminHome, icon: House },
  ...inGroup(queues, [
    { label: words.onboardCompanies, path: paths.adminOnboardCompanies, icon: BadgeCheck },
    { label: words.unpublishedRoles, path: paths.adminUnpublishedRoles, icon: Briefcase },
    { label: words.previewApplicants, path: paths.adminPreviewApplicants, icon: ScanEye },
    { label: text.interviews, path: paths.adminInterviews, icon: MessagesSquare },
    { label: words.integrity, path: paths.adminIntegrity, icon: Scale },
    { label: words.onboarding, path: paths.adminOnboarding, icon: ListChecks },
    { label: words.invitationReports, path: paths.adminInvitationReports, icon: Flag },
    { label: words.supportChat, path: paths.adminSupportChat, icon: MessageCircle },
  ]),
  ...inGroup(people, [
    { label: words.interns, path: paths.adminInterns, icon: GraduationCap },
    { label: words.companies, path: paths.adminCompanies, icon: Building2 },
    { label: words.partners, path: paths.adminPartners, icon: Handshake },
    { label: words.presence, path: paths.adminPresence, icon: Radio },
  ]),
  ...inGroup(numbers, [
    { label: words.network, path: paths.adminNetwork, icon: Share2 },
    { label: words.payingCompanies, path: paths.adminPayingCompanies, icon: CreditCard },
  ]),
  ...inGroup(system, [
    { label: words.settings, path: paths.adminSettings, icon: Settings2 },
    { label: words.audit, path: paths.adminAudit, icon: ScrollText },
  ]),
];

const head = (
  <div className="mb-2.5 px-2">
    <Badge>{words.kind}</Badge>
  </div>
);

/** The admin's dashboard frame: each line says how much waits behind it. */
export function AdminShell() {
  const user = useUser();
  const counts = useWaitingCounts();
  if (user === null) return null;
  const counted = items.map((item) => ({ ...item, count: counts.get(item.path) }));
  return (
    <DashboardShell user={user} items={counted} head={head}>
      <Outlet />
    </DashboardShell>
  );
}
