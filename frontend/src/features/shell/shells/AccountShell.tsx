import { useUser } from '@/features/session/hooks';
import { AdminShell } from './AdminShell';
import { CandidateShell } from './CandidateShell';
import { CompanyShell } from './CompanyShell';
import { PartnerShell } from './PartnerShell';

/** A page that several kinds of account open stands in the dashboard of whoever looks. */
export function AccountShell() {
  const user = useUser();
  if (user === null) return null;
  if (user.is_admin) return <AdminShell />;
  if (user.is_company) return <CompanyShell />;
  return user.is_partner ? <PartnerShell /> : <CandidateShell />;
}
