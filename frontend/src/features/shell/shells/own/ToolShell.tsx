import { useUser } from '@/features/session/hooks';
import { PublicShell } from '@/features/shell/shells/PublicShell';
import { AccountShell } from './AccountShell';

/**
 * Tools of companies and of the admin, each in their own dashboard. Anyone else sees them in the frame of the site.
 */
export function ToolShell() {
  const user = useUser();
  return user !== null && (user.is_company || user.is_admin) ? <AccountShell /> : <PublicShell />;
}
