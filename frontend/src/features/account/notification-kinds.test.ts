import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { NotificationItem } from '@/api/words';
import { groupsOf, KINDS, rowsOf } from './notification-kinds';

const kinds = readFileSync('../crates/flows/src/notify/kinds.rs', 'utf8');
const named = [...kinds.matchAll(/planned\(\s*"([a-z_]+)"/gu)].map((found) => found[1] ?? '');
const items: NotificationItem[] = named.map((type) => ({
  type,
  title: type,
  email: true,
  in_app: true,
  required: false,
  sent: true,
  daily: false,
}));
const nobody = { is_company: false, is_partner: false, is_admin: false };
const shown = (user: Parameters<typeof groupsOf>[1]) =>
  groupsOf(items, user).flatMap(({ items: some }) => some.map(({ type }) => type));

it('knows every kind that the server sends, and no other', () => {
  expect(named.length).toBeGreaterThan(20);
  expect(Object.keys(KINDS).sort()).toEqual([...named].sort());
});

it('shows each account only what it can get', () => {
  const candidate = shown(nobody);
  expect(candidate).toContain('application_moved');
  const never = ['api_key', 'webhook', 'partner_payout', 'slate_released', 'team', 'invoice'];
  for (const type of [...never, 'mention', 'talent_found']) expect(candidate).not.toContain(type);
  const company = shown({ ...nobody, is_company: true });
  expect(company).toEqual(
    expect.arrayContaining(['api_key', 'webhook', 'slate_released', 'new_applicant']),
  );
  for (const type of ['partner_payout', 'invitation', 'application_moved', 'result_ready'])
    expect(company).not.toContain(type);
  expect(shown({ ...nobody, is_partner: true })).toEqual([
    'partner_payout',
    'moderation_result',
    'referral_credited',
    'support_reply',
  ]);
  expect(shown(null)).toHaveLength(named.length);
});

it('keeps a place for as many rows as there will be', () => {
  for (const user of [nobody, { ...nobody, is_company: true }, { ...nobody, is_partner: true }])
    expect(rowsOf(user)).toEqual(groupsOf(items, user).map(({ items: some }) => some.length));
});

it('shows a kind that it does not know, and none that is not sent', () => {
  const [other, unsent] = items.slice(0, 2).map((item) => ({ ...item, sent: false }));
  const gossip = { ...other, type: 'gossip', sent: true } as NotificationItem;
  expect(groupsOf([gossip, unsent as NotificationItem], nobody)).toEqual([
    { group: 'account', items: [gossip] },
  ]);
});
