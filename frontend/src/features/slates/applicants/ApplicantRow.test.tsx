import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { SlateCandidate } from '@/api/words/hiring/slates';
import { ApplicantRow } from './ApplicantRow';

const skill = (name: string, is_stated: boolean) => ({ kind: 'skill', name, is_stated });

/** An applicant, as far as a row reads them. */
const candidate = {
  id: 'a1',
  code: 'K7F2',
  name: null,
  headline: 'Fitter of pumps',
  applied_at: '2026-11-25T12:00:00Z',
  missed: 1,
  facts: { requirements: [skill('Welding', true), skill('Turning', false)] },
  slate_note: { excluded: null, placed: null, text: null, version: 1 },
} as unknown as SlateCandidate;

const onMove = vi.fn();

function show() {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter>
        <ul>
          <ApplicantRow
            candidate={candidate}
            look="blind"
            to="/a1"
            waits={{ chosen: false, onChoose: () => undefined, onMove }}
          />
        </ul>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getByRole('button', { name: 'Answers of Candidate K7F2' });
}

it('says which requirements are stated and which are not', () => {
  show();
  const [welding, turning] = within(
    screen.getByRole('list', { name: 'Requirements' }),
  ).getAllByRole('listitem');
  expect(within(welding ?? document.body).getByLabelText('Stated:')).toBeTruthy();
  expect(within(turning ?? document.body).getByLabelText('Not stated:')).toBeTruthy();
});

it('shows the answers in the list, with those that differ from what is required', async () => {
  const get = vi.spyOn(api, 'get').mockResolvedValue({
    answers: [
      { question: 'May you work here?', answer: 'No', needs: 'Yes', misses: true },
      { question: 'Why us?', answer: 'For the pumps.', needs: null, misses: false },
    ],
  } as never);
  const toggle = show();
  expect(get).not.toHaveBeenCalled();
  await userEvent.click(toggle);
  await screen.findByText('For the pumps.');
  expect(screen.getByText('Required: Yes')).toBeTruthy();
  expect(screen.getByText('Different answer')).toBeTruthy();
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(get).toHaveBeenCalledWith(
    '/api/admin/applications/{id}',
    expect.objectContaining({ query: { view: 'blind' } }),
  );
});

it('says that the answers could not be loaded', async () => {
  const down = new ApiError({ status: 500, code: 'internal', detail: '' });
  vi.spyOn(api, 'get').mockRejectedValue(down);
  await userEvent.click(show());
  await screen.findByText('The answers could not be loaded.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

it('says what the button changes', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Change position of Candidate K7F2' });
  expect(button.textContent).toBe('Change position');
  await userEvent.click(button);
  expect(onMove).toHaveBeenCalledOnce();
});
