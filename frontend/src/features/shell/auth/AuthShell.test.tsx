import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import * as session from '@/features/session/hooks';
import { AuthShell } from './AuthShell';

vi.mock('@/features/support-chat/hooks', () => ({
  SupportCorner: ({ userId }: { userId: string }) => <button>Support of {userId}</button>,
}));

afterEach(() => vi.restoreAllMocks());

function show(user: { id: string; is_company: boolean } | null) {
  vi.spyOn(session, 'useUser').mockReturnValue(user as never);
  render(
    <MemoryRouter initialEntries={['/company-auth']}>
      <Routes>
        <Route element={<AuthShell />}>
          <Route path="/company-auth" element={<h1>Inquiry</h1>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

it('has the way to support for a company that is signed in, and for nobody else', () => {
  show({ id: 'u1', is_company: true });
  expect(screen.getByRole('button', { name: 'Support of u1' })).toBeTruthy();
});

it.each([null, { id: 'u2', is_company: false }])('has none for %o', (user) => {
  show(user);
  expect(screen.getByRole('heading', { name: 'Inquiry' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
