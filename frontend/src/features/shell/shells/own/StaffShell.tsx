import { House, Receipt } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { useUser } from '@/features/session/hooks';
import type { NavItem } from '@/features/shell/nav';
import { menuEntries } from '@/features/shell/rules';
import { text } from '@/features/shell/text';
import { AccountShell } from './AccountShell';
import { DashboardShell } from '@/features/shell/shells/DashboardShell';

const billing: NavItem = {
  label: text.billingDashboard,
  path: paths.billingDashboard,
  icon: Receipt,
};

/** The frame of the billing pages for staff; for anyone else, who finds nothing there, their own dashboard's. */
export function StaffShell() {
  const user = useUser();
  if (user === null) return null;
  if (!user.is_billing_staff) return <AccountShell />;
  const own = menuEntries(user).filter(({ path }) => path !== paths.billingDashboard);
  const items = [billing, ...own.map((entry) => ({ ...entry, icon: House }))];
  return (
    <DashboardShell user={user} items={items}>
      <Outlet />
    </DashboardShell>
  );
}
