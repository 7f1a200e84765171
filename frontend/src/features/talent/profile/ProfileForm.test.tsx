import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { TalentProfile } from '@/api/words';
import { ProfileForm } from './ProfileForm';

const saved: TalentProfile = {
  version: 3,
  visibility: 'anonymous',
  headline: 'Engineer',
  skills: ['rust'],
  availability: 'now',
  places: ['remote'],
  pay: null,
  blocked: [{ id: 'c1', name: 'Pellworth' }],
  curated: true,
  shows_results: false,
  consented_at: '2026-11-23T10:00:00Z',
};

function show(profile: TalentProfile | null) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProfileForm profile={profile} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('says what is missing and sends nothing', async () => {
  const put = vi.spyOn(api, 'put');
  const user = show(null);
  await user.click(screen.getByRole('button', { name: 'Join the talent pool' }));
  expect(screen.getByText('Agree to being found before you join.')).toBeDefined();
  expect(screen.getByText('Choose 1 to 20 skills.')).toBeDefined();
  expect(put).not.toHaveBeenCalled();
});

it('sends what was changed over the version that was read', async () => {
  const put = vi.spyOn(api, 'put').mockResolvedValue({ profile: saved });
  const user = show(saved);
  await user.click(screen.getByRole('button', { name: 'Go' }));
  await user.click(screen.getByRole('radio', { name: /Hidden/ }));
  await user.click(screen.getByRole('button', { name: 'Unblock Pellworth' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(put).toHaveBeenCalledWith('/api/talent-profile', {
    body: {
      version: 3,
      consent: true,
      visibility: 'hidden',
      headline: 'Engineer',
      skills: ['rust', 'go'],
      availability: 'now',
      places: ['remote'],
      pay: null,
      blocked: [],
      curated: true,
      shows_results: false,
    },
  });
});

it('keeps what was typed where the server refuses it', async () => {
  const refused = new ApiError({ status: 409, code: 'stale_version', detail: 'Changed.' });
  vi.spyOn(api, 'put').mockRejectedValue(refused);
  const user = show(saved);
  fireEvent.change(screen.getByLabelText('Headline'), { target: { value: 'Engineer in Lisbon' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/changed elsewhere/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Headline').value).toBe('Engineer in Lisbon');
});
