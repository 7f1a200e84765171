import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { TalentPool as Pool, User } from '@/api/words';
import * as session from '@/features/session/hooks';
import TalentPool from './TalentPool';

function open(skills: Pool['skills'], user: Partial<User> | null = null) {
  vi.spyOn(session, 'useUser').mockReturnValue(user as User | null);
  vi.spyOn(api, 'get').mockResolvedValue({ skills });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TalentPool />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says how it works, and how many people at least share each skill', async () => {
  open([
    { skill: 'rust', people: 40 },
    { skill: 'sql', people: 10 },
  ]);
  await screen.findByText('40+');
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines.slice(-2)).toEqual(['Rust40+', 'SQL10+']);
  expect(lines).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Join the talent pool' }).getAttribute('href')).toBe(
    '/talent-form',
  );
});

it('shows no number where no skill is shared by ten, and leads a company to the candidates', async () => {
  open([], { is_company: true });
  await screen.findByText('Skill counts appear once ten people share a skill.');
  expect(screen.queryByText(/\d\+/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Find candidates' }).getAttribute('href')).toBe(
    '/talent-pool/browse',
  );
});
