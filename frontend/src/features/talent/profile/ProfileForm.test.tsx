import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { ReportRow, TalentProfile } from '@/api/words';
import { notify } from '@/ui/notify';
import { ProfileForm } from './ProfileForm';

vi.mock('@/ui/notify');

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
  employment: ['internship'],
  authorised: [],
  github: null,
  results: [],
  resume: null,
  consented_at: '2026-11-23T10:00:00Z',
};

const result: ReportRow = {
  id: 'a1',
  assessment_title: 'Backend',
  company_name: 'Pellworth',
  candidate_name: 'Ada',
  candidate_email_masked: null,
  state: 'graded',
  fineness: 812,
  submitted_at: '2026-11-23T10:00:00Z',
  graded_at: '2026-11-23T10:00:00Z',
  verification: 'verified',
  links_opened: null,
};

beforeEach(() => {
  vi.spyOn(api, 'get').mockResolvedValue({ items: [result], next_cursor: null });
});

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
  expect(screen.getByText('Tick the box to join.')).toBeDefined();
  expect(screen.getByText('Choose 1 to 20 skills.')).toBeDefined();
  expect(put).not.toHaveBeenCalled();
});

it('says before and after joining that an anonymous card is not seen yet, and shows the name instead', async () => {
  vi.spyOn(api, 'put').mockResolvedValue({ profile: saved });
  const user = show(null);
  expect(screen.getByText(/No company sees an anonymous card while fewer than five/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show my name' }));
  expect(screen.getByRole('radio', { name: /Named/, checked: true })).toBeDefined();
  expect(screen.queryByText(/fewer than five people/)).toBeNull();
  cleanup();
  const again = show(saved);
  await again.click(screen.getByRole('button', { name: 'Save' }));
  expect(notify).toHaveBeenLastCalledWith('success', expect.stringMatching(/five people share/));
});

it('sends what was changed over the version that was read', async () => {
  const put = vi.spyOn(api, 'put').mockResolvedValue({ profile: saved });
  const user = show(saved);
  await user.click(screen.getByRole('button', { name: 'Go' }));
  await user.click(screen.getByRole('button', { name: 'Full-time' }));
  await user.click(screen.getByRole('button', { name: 'United Kingdom' }));
  fireEvent.change(screen.getByLabelText(/^GitHub page/), {
    target: { value: 'https://github.com/ada' },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Backend: 812 of 1000' }));
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
      employment: ['internship', 'full_time'],
      authorised: ['uk'],
      github: 'https://github.com/ada',
      results: ['a1'],
    },
  });
});

it('sends a file as soon as it is chosen, and leaves what was typed', async () => {
  const resume = { id: 'r1', name: 'ada.pdf', bytes: 2048 };
  const put = vi.spyOn(api, 'put').mockResolvedValue({ profile: { ...saved, resume } });
  const user = show(saved);
  fireEvent.change(screen.getByLabelText('Headline'), { target: { value: 'Engineer in Lisbon' } });
  const file = new File(['%PDF-1.4'], 'ada.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Résumé', { selector: 'input' }), file);
  await vi.waitFor(() => {
    const body = { name: 'ada.pdf', content: btoa('%PDF-1.4') };
    expect(put).toHaveBeenCalledWith('/api/talent-profile/resume', { body });
  });
  expect(screen.getByLabelText<HTMLInputElement>('Headline').value).toBe('Engineer in Lisbon');
});

it('says that a file is added after joining', () => {
  show(null);
  expect(screen.getByText('Join the pool first; then add a résumé here.')).toBeDefined();
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
