import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from 'radix-ui';
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
  sessionStorage.clear();
  vi.mocked(notify).mockReset();
  vi.spyOn(api, 'get').mockResolvedValue({ items: [result], next_cursor: null });
  vi.spyOn(api, 'put').mockResolvedValue({ profile: saved });
});

const onLeft = vi.fn<() => void>();
const user = { id: 'u1', display_name: 'Ada Novak' };

function show(
  profile: TalentProfile | null,
  account: { headline: string | null; skills: string[] } | null = null,
) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Tooltip.Provider>
        <ProfileForm profile={profile} account={account} user={user} onLeft={onLeft} />
      </Tooltip.Provider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** As long as nobody changes anything before it is saved. */
const PAUSE = { timeout: 4_000 };
const headline = () => screen.getByLabelText<HTMLInputElement>('Headline');
const write = (words: string) => fireEvent.change(headline(), { target: { value: words } });

it('says all that is missing at once, puts the focus on the first of it, and sends nothing', async () => {
  const put = vi.spyOn(api, 'put');
  const person = show(null);
  await person.click(screen.getByRole('button', { name: 'Join the talent pool' }));
  expect(screen.getByText('Write a headline.')).toBeDefined();
  expect(screen.getByText('Choose 1 to 20 skills.')).toBeDefined();
  expect(screen.getByText('Choose when you could start.')).toBeDefined();
  expect(screen.getByText('Choose 1 to 5 places.')).toBeDefined();
  expect(screen.getByText('Tick the box to join.')).toBeDefined();
  expect(document.activeElement).toBe(headline());
  write('Engineer');
  await person.click(screen.getByRole('button', { name: 'Join the talent pool' }));
  expect(document.activeElement?.textContent).toBe('Accessibility');
  expect(put).not.toHaveBeenCalled();
});

it('has four sections, nothing ticked, and counts the answers that are needed', async () => {
  const person = show(null);
  const sections = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(sections).toEqual([
    'Who can see you',
    'About you',
    'The work you want',
    'Shown with your name only',
  ]);
  await screen.findByRole('checkbox', { name: 'Backend: 812 of 1000' });
  for (const box of screen.getAllByRole('checkbox'))
    expect(box.getAttribute('aria-checked')).toBe('false');
  expect(screen.getByRole('progressbar', { name: '0 of 5 required answers' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Rust' }));
  expect(screen.getByRole('progressbar', { name: '1 of 5 required answers' })).toBeDefined();
});

it('begins with the headline and the skills of the profile, and says so', () => {
  show(null, { headline: 'Tool builder', skills: ['Rust', 'weaving'] });
  expect(headline().value).toBe('Tool builder');
  expect(screen.getByRole('button', { name: 'Rust', pressed: true })).toBeDefined();
  expect(
    screen.getByText('Filled in from your profile. Change it here as you like.'),
  ).toBeDefined();
});

it('keeps in this tab what is typed before joining, but not what was agreed to', async () => {
  const person = show(null);
  write('Engineer');
  await person.click(screen.getByRole('checkbox', { name: /may find me/ }));
  cleanup();
  show(null);
  expect(headline().value).toBe('Engineer');
  expect(screen.getByRole('checkbox', { name: /may find me/, checked: false })).toBeDefined();
});

it('says that an anonymous card is not seen yet, and shows the name instead', async () => {
  const person = show(null);
  expect(screen.getByText(/No company sees an anonymous card while fewer than five/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Show my name' }));
  expect(screen.getByRole('radio', { name: /Named/, checked: true })).toBeDefined();
  expect(screen.queryByText(/fewer than five people/)).toBeNull();
});

it('joins, says who sees the card, and leaves the keyboard where the button was', async () => {
  vi.spyOn(api, 'put').mockResolvedValue({ profile: saved });
  const person = show(null, { headline: 'Engineer', skills: ['Rust'] });
  await person.click(screen.getByRole('combobox', { name: 'When could you start?' }));
  await person.click(screen.getByRole('option', { name: 'Available now' }));
  await person.click(screen.getByRole('button', { name: 'Remote' }));
  await person.click(screen.getByRole('checkbox', { name: /may find me/ }));
  await person.click(screen.getByRole('button', { name: 'Join the talent pool' }));
  expect(await screen.findByRole('button', { name: 'Leave the pool' })).toBeDefined();
  expect(notify).toHaveBeenLastCalledWith('success', expect.stringMatching(/five people share/));
  expect(document.activeElement?.contains(screen.getByText('Saved'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

it('shows the card as a company reads it: by a code, by name, or not at all', async () => {
  const person = show({ ...saved, results: ['a1'], github: 'https://github.com/ada' });
  await screen.findByRole('checkbox', { name: 'Backend: 812 of 1000' });
  const look = async () => {
    await person.click(screen.getByRole('button', { name: 'Preview as a company' }));
    return within(screen.getByRole('dialog', { name: 'How companies see you' }));
  };
  const anonymous = await look();
  expect(anonymous.getByRole('heading', { name: /^Candidate / })).toBeDefined();
  expect(anonymous.getByText('Rust')).toBeDefined();
  expect(anonymous.getByText(/at least four other candidates/)).toBeDefined();
  expect(anonymous.queryByText('Engineer')).toBeNull();
  expect(anonymous.queryByText('github.com/ada')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await person.click(screen.getByRole('radio', { name: /Named/ }));
  const named = await look();
  expect(named.getByRole('heading', { name: 'Ada Novak' })).toBeDefined();
  expect(named.getByText('Engineer')).toBeDefined();
  expect(named.getByText('github.com/ada')).toBeDefined();
  expect(named.getByText(/Verified result of 800 or more/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await person.click(screen.getByRole('radio', { name: /Hidden/ }));
  const hidden = await look();
  expect(hidden.getByText('No company sees your card while you are hidden.')).toBeDefined();
});

it('saves what was changed over the version that was read, a moment later', async () => {
  const put = vi.spyOn(api, 'put').mockResolvedValue({ profile: { ...saved, version: 4 } });
  const person = show(saved);
  await person.click(screen.getByRole('button', { name: 'Go' }));
  await person.click(screen.getByRole('button', { name: 'Full-time' }));
  await person.click(screen.getByRole('button', { name: 'United Kingdom' }));
  fireEvent.change(screen.getByLabelText(/^GitHub page/), {
    target: { value: 'https://github.com/ada/' },
  });
  await person.click(await screen.findByRole('checkbox', { name: 'Backend: 812 of 1000' }));
  await person.click(screen.getByRole('radio', { name: /Hidden/ }));
  await person.click(screen.getByRole('button', { name: 'Unblock Pellworth' }));
  expect(screen.getByText('Not saved yet')).toBeDefined();
  await screen.findByText('Saved', undefined, PAUSE);
  expect(put).toHaveBeenLastCalledWith('/api/talent-profile', {
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
      github: 'https://github.com/ada/',
      results: ['a1'],
    },
  });
});

it('saves at once what is not saved when it is left', async () => {
  const put = vi.spyOn(api, 'put').mockResolvedValue({ profile: { ...saved, version: 4 } });
  show(saved);
  write('Engineer in Lisbon');
  cleanup();
  await vi.waitFor(() =>
    expect(put).toHaveBeenCalledWith('/api/talent-profile', {
      body: expect.objectContaining({ headline: 'Engineer in Lisbon', version: 3 }) as unknown,
    }),
  );
});

it('sends a file as soon as it is chosen, and leaves what was typed', async () => {
  const resume = { id: 'r1', name: 'ada.pdf', bytes: 2048 };
  const put = vi.spyOn(api, 'put').mockResolvedValue({ profile: { ...saved, resume } });
  const person = show(saved);
  write('Engineer in Lisbon');
  const file = new File(['%PDF-1.4'], 'ada.pdf', { type: 'application/pdf' });
  await person.upload(screen.getByLabelText('Résumé', { selector: 'input' }), file);
  await vi.waitFor(() => {
    const body = { name: 'ada.pdf', content: btoa('%PDF-1.4') };
    expect(put).toHaveBeenCalledWith('/api/talent-profile/resume', { body });
  });
  expect(headline().value).toBe('Engineer in Lisbon');
});

it('says that a file is added after joining', () => {
  show(null);
  expect(screen.getByText('Join the pool first; then add a résumé here.')).toBeDefined();
});

it('keeps what was typed where the server refuses it', async () => {
  const refused = new ApiError({ status: 403, code: 'forbidden', detail: 'Not now.' });
  vi.spyOn(api, 'put').mockRejectedValue(refused);
  show(saved);
  write('Engineer in Lisbon');
  await screen.findByRole('alert', undefined, PAUSE);
  expect(headline().value).toBe('Engineer in Lisbon');
  expect(screen.getByText('Not saved yet')).toBeDefined();
});

it('asks which stays where it was changed elsewhere in the meantime', async () => {
  const stale = new ApiError({ status: 409, code: 'stale_version', detail: 'Changed.' });
  const put = vi.spyOn(api, 'put').mockRejectedValueOnce(stale);
  vi.mocked(api.get).mockImplementation((path: string) =>
    Promise.resolve(
      path === '/api/talent-profile'
        ? { profile: { ...saved, version: 9, headline: 'Weaver' } }
        : { items: [result], next_cursor: null },
    ),
  );
  const person = show(saved);
  write('Engineer in Lisbon');
  await screen.findByText(/Headline/, { selector: '[role=alert] p' }, PAUSE);
  put.mockResolvedValue({ profile: { ...saved, version: 10 } });
  await person.click(screen.getByRole('button', { name: /mine|Keep/i }));
  await screen.findByText('Saved', undefined, PAUSE);
  expect(put).toHaveBeenLastCalledWith('/api/talent-profile', {
    body: expect.objectContaining({ headline: 'Engineer in Lisbon', version: 9 }) as unknown,
  });
});
