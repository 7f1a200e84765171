/** What each kind of notification is about, and whose accounts can get it. */
import type { NotificationItem, User } from '@/api/words';
import { text } from './text';

export type Role = 'candidate' | 'company' | 'partner' | 'admin';
export type Group = keyof typeof text.notifications.groups;

const everybody = ['candidate', 'company', 'partner', 'admin'] as const;
const hiring = ['candidate', 'company'] as const;

/** In the order of the page; as `crates/flows/src/notify/kinds.rs` names them. */
export const KINDS: Readonly<Record<string, { group: Group; roles: readonly Role[] }>> = {
  invitation: { group: 'assessments', roles: ['candidate'] },
  deadline: { group: 'assessments', roles: ['candidate'] },
  extra_time: { group: 'assessments', roles: hiring },
  result_ready: { group: 'assessments', roles: ['candidate'] },
  result_changed: { group: 'assessments', roles: ['candidate'] },
  report_shared: { group: 'assessments', roles: ['candidate'] },
  integrity_question: { group: 'assessments', roles: ['candidate', 'company', 'admin'] },
  partner_assessment: { group: 'assessments', roles: ['candidate'] },
  application_received: { group: 'hiring', roles: ['candidate'] },
  application_moved: { group: 'hiring', roles: ['candidate'] },
  application_closed: { group: 'hiring', roles: ['candidate'] },
  role_proposed: { group: 'hiring', roles: ['candidate'] },
  role_alert: { group: 'hiring', roles: ['candidate'] },
  slate_released: { group: 'hiring', roles: ['company'] },
  new_applicant: { group: 'hiring', roles: ['company'] },
  meeting: { group: 'hiring', roles: hiring },
  offer: { group: 'hiring', roles: hiring },
  mention: { group: 'hiring', roles: ['company'] },
  internship: { group: 'hiring', roles: hiring },
  document_due: { group: 'hiring', roles: hiring },
  introduction: { group: 'pool', roles: hiring },
  talent_found: { group: 'pool', roles: ['company'] },
  github_report: { group: 'pool', roles: hiring },
  team: { group: 'company', roles: ['company'] },
  invoice: { group: 'company', roles: ['company'] },
  own_problem: { group: 'company', roles: ['company'] },
  api_key: { group: 'company', roles: ['company'] },
  webhook: { group: 'company', roles: ['company'] },
  partner_payout: { group: 'partner', roles: ['partner'] },
  moderation_result: { group: 'account', roles: everybody },
  referral_credited: { group: 'account', roles: everybody },
  support_reply: { group: 'account', roles: ['candidate', 'company', 'partner'] },
};

type Account = Pick<User, 'is_company' | 'is_partner' | 'is_admin'>;

function rolesOf(user: Account): readonly Role[] {
  if (user.is_admin) return user.is_company ? ['admin', 'company'] : ['admin'];
  if (user.is_company) return ['company'];
  return user.is_partner ? ['partner'] : ['candidate'];
}

/** Whether an account can get a kind; one that is not known here is everybody's. */
function isFor(type: string, user: Account | null): boolean {
  const roles = KINDS[type]?.roles;
  if (roles === undefined || user === null) return true;
  return rolesOf(user).some((role) => roles.includes(role));
}

/** What is sent to an account, by what it is about; groups without any are left out. */
export function groupsOf(items: readonly NotificationItem[], user: Account | null) {
  const order = Object.keys(KINDS);
  const at = ({ type }: NotificationItem) =>
    order.includes(type) ? order.indexOf(type) : Infinity;
  // A switch for a kind that is never sent would promise something.
  const shown = items.filter((item) => item.sent && isFor(item.type, user));
  const sorted = [...shown].sort((one, other) => (at(one) === at(other) ? 0 : at(one) - at(other)));
  const groupOf = ({ type }: NotificationItem) => KINDS[type]?.group ?? 'account';
  return (Object.keys(text.notifications.groups) as Group[])
    .map((group) => ({ group, items: sorted.filter((item) => groupOf(item) === group) }))
    .filter(({ items: some }) => some.length > 0);
}

/** How many rows each group has for an account, before the server has named them. */
export function rowsOf(user: Account | null): number[] {
  const types = Object.keys(KINDS).filter((type) => isFor(type, user));
  return (Object.keys(text.notifications.groups) as Group[])
    .map((group) => types.filter((type) => KINDS[type]?.group === group).length)
    .filter((count) => count > 0);
}
