import { expect, it } from 'vitest';
import {
  actorOf,
  askedOf,
  daysProblem,
  changeOf,
  pageOf,
  paramsOf,
  spaced,
  typedOf,
} from './rules';
import { text } from './text';

const asked = (query: string) => askedOf(new URLSearchParams(query));

it('looks for what the address names, and for no day that is none', () => {
  expect(asked('actor=+ada%40example.com+&from=2026-11-01&to=soon&colour=red')).toEqual({
    actor: 'ada@example.com',
    from: '2026-11-01',
  });
  expect(asked('action=rule+details').action).toBe('rule_details');
  expect(asked(`entity=${'a'.repeat(200)}`).entity).toHaveLength(100);
});

it('writes what was typed into the address, without empty fields', () => {
  const typed = { ...typedOf({}), action: ' approve ', to: '2026-11-02' };
  expect(paramsOf(typed).toString()).toBe('action=approve&to=2026-11-02');
  expect(typedOf(asked('action=approve'))).toMatchObject({ action: 'approve', actor: '' });
});

it('asks for days in their order', () => {
  const days = (from: string, to: string) => daysProblem({ ...typedOf({}), from, to });
  expect(days('2026-11-02', '2026-11-01')).toBe(text.filters.daysSwapped);
  expect(days('2026-11-02', '2026-11-02')).toBeUndefined();
  expect(days('2026-11-02', '')).toBeUndefined();
});

it('says what changed, as the states before and after', () => {
  expect(changeOf({ before: 'in_review', after: 'approved' })).toEqual({
    before: 'in review',
    after: 'approved',
  });
  expect(changeOf({ before: null, after: 'open' })).toEqual({
    before: text.nothing,
    after: 'open',
  });
  expect(changeOf({ before: null, after: null })).toBeNull();
});

it('names who did it, and leads to a page about what it was done to where there is one', () => {
  expect(actorOf({ actor: 'ada@example.com', actor_kind: 'user' })).toBe('ada@example.com');
  expect(actorOf({ actor: 'system', actor_kind: 'system' })).toBe('Assay');
  expect(pageOf({ entity: 'company', entity_id: 'c1' })).toBe(
    '/admin-dashboard/manage-companies?company=c1',
  );
  expect(pageOf({ entity: 'company', entity_id: null })).toBeNull();
  expect(pageOf({ entity: 'webhook', entity_id: 'w1' })).toBeNull();
  expect(spaced('rule_details')).toBe('rule details');
});
