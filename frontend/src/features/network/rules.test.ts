import { expect, it } from 'vitest';
import type { NetworkNode } from '@/api/words/admin';
import {
  askedOf,
  figuresOf,
  kinds,
  listed,
  listedBeside,
  nameOf,
  neighbours,
  nodeOf,
  pageOf,
  queryOf,
  radiusOf,
  tieWords,
  toggled,
} from './rules';
import { dayOf } from '@/ui/time';
import { text } from './text';

const id = '00000000-0000-7000-8000-0000000000a1';

const node = (change: Partial<NetworkNode>): NetworkNode => ({
  id: `user:${id}`,
  kind: 'user',
  of: id,
  name: 'Ada',
  members: 1,
  arriving: 0,
  brought: 0,
  applied: 0,
  placed: 0,
  month: null,
  ...change,
});

const asked = (query: string) => askedOf(new URLSearchParams(query));

it('asks for the last 90 days of everything where the address names nothing that there is', () => {
  for (const query of ['', 'kinds=&days=8&depth=4&partner=x&node=street:1', 'node=cluster:people'])
    expect(queryOf(asked(query)), query).toEqual({ days: 90 });
});

it('asks for what the address names', () => {
  const query = `kinds=user,role&days=7&partner=${id}&node=role:${id}&depth=3`;
  expect(queryOf(asked(query))).toEqual({
    days: 7,
    kinds: 'user,role',
    partner: id,
    node: `role:${id}`,
    depth: 3,
  });
});

it('hides and shows a kind, and keeps the last one', () => {
  expect(toggled(kinds, 'user')).toEqual(['partner', 'company', 'role', 'placement']);
  expect(toggled(['role', 'company'], 'partner')).toEqual(['partner', 'company', 'role']);
  expect(toggled(['role'], 'role')).toEqual(['role']);
});

it('names what has no name, and clusters by what is in them', () => {
  expect(nameOf(node({ name: '' }))).toBe(text.unnamed);
  const cluster = (change: Partial<NetworkNode>) =>
    nameOf(node({ kind: 'cluster', of: null, id: 'cluster:people', name: '', ...change }));
  expect(cluster({})).toBe('People');
  expect(cluster({ month: '2026-11-01' })).toBe('People who joined in November 2026');
  expect(cluster({ name: 'Leeds', month: '2026-11-01' })).toBe('Leeds, November 2026');
  expect(cluster({ id: 'cluster:companies' })).toBe('Companies');
});

it('draws those larger who brought more, and nobody without end', () => {
  const radii = [0, 1, 25, 1_000_000].map((brought) => radiusOf(node({ brought })));
  expect(radii).toEqual([4, 5, 9, 22]);
});

it('lists those first who brought most, and finds by name', () => {
  const all = [
    node({ id: 'a', name: 'Ada' }),
    node({ id: 'b', name: 'Ben', brought: 2 }),
    node({ id: 'c', name: 'Adam', arriving: 1 }),
  ];
  expect(listed(all, '').map((one) => one.id)).toEqual(['b', 'c', 'a']);
  expect(listed(all, ' ada ').map((one) => one.id)).toEqual(['c', 'a']);
});

it('knows what is beside a node, whichever way the edge leads', () => {
  const all = [node({ id: 'a' }), node({ id: 'b' }), node({ id: 'c' })];
  const dates = { first_at: '2026-11-03T12:00:00Z', last_at: '2026-11-12T12:00:00Z' };
  const links = [
    { kind: 'referral' as const, from: 'a', to: 'b', count: 1, ...dates },
    { kind: 'invite' as const, from: 'c', to: 'a', count: 2, ...dates },
    { kind: 'invite' as const, from: 'c', to: 'b', count: 1, ...dates },
  ];
  const said = neighbours('a', all, links).map((one) => [one.node.id, one.kind, one.out]);
  expect(said).toEqual([
    ['b', 'referral', true],
    ['c', 'invite', false],
  ]);
});

it('says what an edge was, from the node that is open, and when', () => {
  const once = { first_at: '2026-11-03T12:00:00Z', last_at: '2026-11-03T12:00:00Z' };
  const day = dayOf(once.first_at);
  expect(tieWords({ kind: 'referral', count: 1, out: true, ...once })).toBe(`Referred · ${day}`);
  expect(tieWords({ kind: 'referral', count: 1, out: false, ...once })).toBe(
    `Referred by · ${day}`,
  );
  const often = { ...once, last_at: '2026-11-12T12:00:00Z' };
  expect(tieWords({ kind: 'application', count: 2, out: false, ...often })).toBe(
    `Applied for by · 2 edges · ${day} – ${dayOf(often.last_at)}`,
  );
});

it('leads to the page of everything but a cluster', () => {
  for (const kind of kinds) expect(pageOf(kind, id)).toContain(id);
  expect(pageOf('cluster', id)).toBeNull();
  expect(nodeOf(`partner:${id}`)).toBe(`partner:${id}`);
});

it('lists only those who brought somebody, until something is searched for', () => {
  const nodes = [
    node({ id: 'user:1', name: 'Ada', brought: 2 }),
    node({ id: 'user:2', name: 'Ben', arriving: 3 }),
    node({ id: 'role:3', kind: 'role', name: 'Engineer', applied: 3, arriving: 3 }),
  ];
  expect(listedBeside(nodes, '').map(({ name }) => name)).toEqual(['Ada']);
  expect(listedBeside(nodes, 'e').map(({ name }) => name)).toEqual(['Ben', 'Engineer']);
});

it('counts of each kind what that kind has', () => {
  const applicants = figuresOf(node({ kind: 'role', applied: 3, arriving: 3 }));
  expect(applicants).toEqual([[text.panel.applicants, 3]]);
  expect(figuresOf(node({ kind: 'placement' }))).toEqual([]);
  expect(figuresOf(node({ brought: 2, applied: 1 })).map(([, count]) => count)).toEqual([2, 1, 0]);
});
