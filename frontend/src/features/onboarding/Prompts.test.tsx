import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '@/api/words';
import { Prompts } from './Prompts';

const ada = {
  id: 'u1',
  email: 'ada@example.com',
  display_name: 'Ada Novak',
  username: null,
  profile_completed: false,
  is_company: false,
  is_partner: false,
  is_admin: false,
  is_billing_staff: false,
} as User;

const DAY_MS = 24 * 3_600_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const inDays = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS);
const page = (user: User, pathname: string) => (
  <MemoryRouter>
    <Prompts key={user.id} user={user} pathname={pathname} />
  </MemoryRouter>
);
const open = (user: User = ada, pathname = '/dashboard') => render(page(user, pathname));
const asked = () => screen.queryByRole('complementary')?.getAttribute('aria-label');
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('asks for the username and the profile in one line, over no page', () => {
  open();
  expect(screen.getAllByRole('complementary')).toHaveLength(1);
  expect(asked()).toBe('Account incomplete');
  expect([link('Choose one'), link('Fill it in')]).toEqual([
    '/account/profile',
    '/complete-profile',
  ]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks once a week, whether the line was put off or left', async () => {
  const first = open();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(asked()).toBeUndefined();
  first.unmount();
  inDays(6);
  open().unmount();
  inDays(1.01);
  const second = open();
  expect(asked()).toBe('Account incomplete');
  second.unmount();
  open();
  expect(asked()).toBeUndefined();
});

it('is not asked by a page that does not ask', () => {
  const { rerender } = open(ada, '/account/profile');
  expect(asked()).toBeUndefined();
  rerender(page(ada, '/dashboard'));
  expect(asked()).toBe('Account incomplete');
  rerender(page({ ...ada, username: 'ada' }, '/dashboard'));
  expect(asked()).toBe('Profile incomplete');
});

it('asks another person of the same browser', () => {
  open({ ...ada, profile_completed: true }).unmount();
  open({ ...ada, id: 'u2', profile_completed: true });
  expect(asked()).toBe('Username missing');
});
