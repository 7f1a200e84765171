import { expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { addressOf, filterOf, nameProblem } from './rules';

const of = (query: string) => new URLSearchParams(query);

it('saves what a list is filtered by, in one order, and not what is open in it', () => {
  const address = of('candidate=7&search=ada+l&standing=locked&cursor=x');
  expect(filterOf('manage_interns', address)).toBe('standing=locked&search=ada+l');
  expect(filterOf('manage_companies', of('company=7'))).toBe('');
  expect(filterOf('manage_companies', of('state=&search='))).toBe('');
});

it('saves what is shown where the address says nothing or something that is not known', () => {
  expect(filterOf('unpublished_roles', of(''), { queue: 'waiting' })).toBe('queue=waiting');
  expect(filterOf('unpublished_roles', of('queue=lost'), { queue: 'waiting' })).toBe(
    'queue=waiting',
  );
  expect(filterOf('manage_onboarding', of('overdue=true'), { column: 'ready' })).toBe(
    'column=ready&overdue=true',
  );
});

it('opens no more of what was saved than a filter', () => {
  expect(addressOf('partners', 'kind=bootcamp&application=7&state=applied')).toBe('kind=bootcamp');
  expect(addressOf('support_chat', 'conversation=7')).toBe('');
});

it('says at the name what is wrong with it', () => {
  const refused = (code: string, fields: { field: string; code: string; detail: string }[] = []) =>
    new ApiError({ status: 400, code, detail: 'Another filter has it.', fields });
  expect(nameProblem(refused('name_taken'))).toBe('Another filter has it.');
  const long = { field: 'name', code: 'length', detail: 'Too long.' };
  expect(nameProblem(refused('validation_failed', [long]))).toBe('Too long.');
  expect(nameProblem(refused('too_many_filters'))).toBeUndefined();
});
