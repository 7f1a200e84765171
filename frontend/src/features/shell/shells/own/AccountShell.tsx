import { useUser } from '@/features/session/hooks';
import { AdminShell } from '@/features/shell/shells/AdminShell';
import { CandidateShell } from '@/features/shell/shells/CandidateShell';
import { CompanyShell } from '@/features/shell/shells/CompanyShell';
import { PartnerShell } from '@/features/shell/shells/PartnerShell';

/** A page that several kinds of account open stands in the dashboard of the one who looks. */
export function AccountShell() {
  const user = useUser();
  if (user === null) return null;
  if (user.is_admin) return <AdminShell />;
  if (user.is_company) return <CompanyShell />;
  return user.is_partner ? <PartnerShell /> : <CandidateShell />;
}
