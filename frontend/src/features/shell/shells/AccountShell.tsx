import { useUser } from '@/features/session/hooks';
import { AdminShell } from './AdminShell';
import { CandidateShell } from './CandidateShell';
import { CompanyShell } from './CompanyShell';
import { PartnerShell } from './PartnerShell';

/** The account pages stand in the dashboard of their role. */
export function AccountShell() {
  const user = useUser();
  if (user === null) return null;
  if (user.is_admin) return <AdminShell />;
  if (user.is_company) return <CompanyShell />;
  return user.is_partner ? <PartnerShell /> : <CandidateShell />;
}
