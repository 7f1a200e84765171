import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import { TooltipProvider } from '@/ui/Tooltip';

import { TrialFinished } from './TrialFinished';

const named = (title: string) => ({ id: title, slug: title.toLowerCase(), title });

function show(variants: readonly string[], problem: string | null = null) {
  const task = { position: 1, problem: named('Doubling'), variants: variants.map(named) };
  vi.spyOn(api, 'get').mockImplementation((address) =>
    Promise.resolve(
      (address === '/api/assessments/{id}'
        ? { tasks: [task], tried: true, archived: false, superseded: false }
        : {
            id: 'a',
            ended_by: 'candidate',
            tasks: [
              { id: 't', position: 1, title: 'Doubling', sent_at_end: true, submissions: [] },
            ],
            server_now: new Date().toISOString(),
          }) as never,
    ),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <TrialFinished assessmentId="b" attemptId="a" problem={problem} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

it('a trial says which problem was drawn, and of how many', async () => {
  show(['Tripling', 'Halving']);
  expect(await screen.findByText('Task 1: Doubling, one of 3 problems')).toBeDefined();
});

it('a trial of tasks without variants speaks of no draw', async () => {
  show([]);
  await vi.waitFor(() => expect(api.get).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('heading', { name: 'Your trial is finished' })).toBeDefined();
  expect(screen.queryByText('Tasks drawn for this trial')).toBeNull();
});

it('a trial says how it ended and what was submitted', async () => {
  show([]);
  expect(await screen.findByText('You finished the attempt.')).toBeDefined();
  expect(screen.getByText('Your latest code was submitted when you finished.')).toBeDefined();
});

it('after the trial of one problem its preview is the way back, and no assessment is asked for', () => {
  show([], 'doubling');
  const back = screen.getByRole('link', { name: 'Back to the problem' });
  expect(back.getAttribute('href')).toBe('/codebrainv2/doubling');
  const asked = vi.mocked(api.get).mock.calls.map(([address]) => address);
  expect(asked).toEqual(['/api/attempts/{id}']);
});
