import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { User } from '@/api/words';
import { Prompts } from './Prompts';

const company = {
  id: 'c1',
  email: 'lena@pellworth.example',
  display_name: 'Lena Marsh',
  username: null,
  profile_completed: false,
  is_company: true,
  is_partner: false,
  is_admin: false,
} as User;

const open = (user: User = company) =>
  render(
    <MemoryRouter>
      <Prompts user={user} access="company" pathname="/client-dashboard/home" />
    </MemoryRouter>,
  );
const asked = () => screen.queryByRole('complementary')?.getAttribute('aria-label');
const later = () => userEvent.click(screen.getByRole('button', { name: 'Later' }));

it('asks for the username, then the profile, and puts each off for the session', async () => {
  const { unmount } = open();
  expect(asked()).toBe('Username missing');
  await later();
  expect(asked()).toBe('Profile incomplete');
  expect(screen.getByRole('link', { name: 'Fill it in' }).getAttribute('href')).toBe(
    '/complete-profile',
  );
  await later();
  expect(asked()).toBeUndefined();
  unmount();
  open();
  expect(asked()).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('asks another person of the same tab', async () => {
  const { unmount } = open({ ...company, username: 'lena' });
  await later();
  unmount();
  open({ ...company, id: 'c2', username: 'ben' });
  expect(asked()).toBe('Profile incomplete');
});
