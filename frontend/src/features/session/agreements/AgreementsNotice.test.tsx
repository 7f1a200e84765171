import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { queryClient } from '@/api/cache/query-client';
import { agree } from '@/features/session/api';
import { AgreementsNotice } from './AgreementsNotice';

vi.mock('@/features/session/api', () => ({ agree: vi.fn() }));

const open = (pathname = '/dashboard', agreements_due = true) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <AgreementsNotice user={{ agreements_due }} pathname={pathname} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const asked = () => screen.queryByRole('complementary', { name: 'Terms and privacy policy' });

it('asks for both texts by name, and records the answer', async () => {
  open();
  expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/terms');
  expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe(
    '/privacy-policy',
  );
  expect(agree).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect(agree).toHaveBeenCalledOnce();
});

it('says so if the answer could not be recorded, and takes it again', async () => {
  vi.mocked(agree).mockRejectedValueOnce(new Error('offline'));
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This could not be recorded. Try again.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it.each(['/codebrainv2/ABC', '/codebrainv1/maskedlog', '/terms', '/privacy-policy'])(
  'does not stand above %s',
  (path) => {
    open(path);
    expect(asked()).toBeNull();
  },
);

it('asks nothing of a person who has agreed', () => {
  open('/dashboard', false);
  expect(asked()).toBeNull();
});
