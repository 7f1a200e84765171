import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { AssessmentDetail } from '@/api/words';
import { assessmentQuery } from '@/features/assessments/api';
import { EMPTY_DRAFT } from '@/features/assessments/rules';
import { TooltipProvider } from '@/ui/Tooltip';
import AssessmentEdit from './AssessmentEdit';

const detail = {
  id: 'a1',
  title: 'Backend foundations',
  number: 1,
  revision: 3,
  duration_minutes: 60,
  languages: ['python'],
  settings: EMPTY_DRAFT.settings,
  tasks: [
    {
      problem: { id: 'p1', slug: 'doubling', title: 'Doubling', difficulty: 'easy' },
      weight: 100,
      variants: [],
    },
  ],
  tried: true,
  archived: false,
  superseded: false,
  counts: { invited: 0, started: 0, finished: 0 },
} as unknown as AssessmentDetail;

let put: MockInstance<typeof api.put>;
let asked: string[];

/** The form, and what is known of the assessment: read so long ago, and as the server has it now. */
function show(ms: number, now: Promise<AssessmentDetail>) {
  asked = [];
  vi.spyOn(api, 'get').mockImplementation(((path: string) => {
    asked.push(path);
    return path === '/api/assessments/{id}' ? now : new Promise(() => undefined);
  }) as never);
  const stale = new ApiError({ status: 409, code: 'stale_version', detail: '' });
  put = vi.spyOn(api, 'put').mockRejectedValue(stale);
  const client = new QueryClient();
  const { queryKey } = assessmentQuery('a1');
  client.setQueryData(queryKey, detail, { updatedAt: Date.now() - ms });
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <MemoryRouter initialEntries={['/a1']}>
          <Routes>
            <Route path="/:assessmentId" element={<AssessmentEdit />} />
          </Routes>
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return (change: AssessmentDetail) => client.setQueryData(queryKey, change);
}

const changed = { ...detail, title: 'Backend basics', revision: 4 };
const pressSave = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));

/** That this was sent, and nothing else. */
const expectSent = (title: string, revision: number) =>
  expect(put).toHaveBeenCalledExactlyOnceWith('/api/assessments/{id}', {
    path: { id: 'a1' },
    body: expect.objectContaining({
      revision,
      form: expect.objectContaining({ title }) as unknown,
    }) as unknown,
  });

it('is saved over the revision that it was opened with, and reads the newest after a refusal', async () => {
  const change = show(0, new Promise(() => undefined));
  await screen.findByRole('button', { name: 'Save changes' });
  // A colleague saves meanwhile.
  change(changed);
  await pressSave();
  await screen.findByText(/^A colleague changed this assessment in the meantime\./u);
  expectSent(detail.title, 3);
  await waitFor(() => expect(asked).toContain('/api/assessments/{id}'));
});

it('opens with the newest where another page has read it a while ago', async () => {
  show(60_000, Promise.resolve(changed));
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  await pressSave();
  await waitFor(() => expectSent(changed.title, 4));
});
