import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { TooltipProvider } from '@/ui/Tooltip';

import { DebugSimulator } from './DebugSimulator';

const row = (slug: string, title: string) => ({
  slug,
  title,
  type: 'debugging',
  difficulty: 'medium',
  keywords: [],
  languages: [],
  status: null,
  best_points: null,
  statistics: null,
});
const service = row('onduty', 'On duty: profile service');
const page = { items: [service, row('alarms', 'Load alarms')], next_cursor: null };
const answers = new Map<string, () => Promise<unknown>>();

beforeEach(() => {
  answers.clear();
  answers.set('/api/practice/problems', () => Promise.resolve(page));
  answers.set('/api/practice/problems/{id}', () => Promise.resolve({ ...service, languages: [] }));
  vi.spyOn(api, 'get').mockImplementation(
    (address) => (answers.get(address)?.() ?? new Promise(() => undefined)) as Promise<never>,
  );
});

const failure = (status: number, code: string) => () =>
  Promise.reject(new ApiError({ status, code, detail: '' }));

function show() {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TooltipProvider>
        <MemoryRouter>
          <DebugSimulator />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

it('the broken service stands first and opens in its workspace, the other programs below', async () => {
  show();
  const open = await screen.findByRole('link', { name: 'Open' });
  expect(open.getAttribute('href')).toBe('/codebrainv1/onduty');
  const list = await screen.findByRole('list', { name: 'Problems to practise' });
  expect(within(list).getAllByRole('link')).toHaveLength(1);
  expect(within(list).getByText('Load alarms')).toBeDefined();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings).toEqual([
    'On duty: profile service',
    'How it works',
    'Other programs with faults',
  ]);
});

it('a bank without the service shows the other programs and no card', async () => {
  answers.set('/api/practice/problems/{id}', failure(404, 'not_found'));
  show();
  await screen.findByText('Load alarms');
  expect(screen.queryByRole('link', { name: 'Open' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('a service that could not be loaded can be asked for again', async () => {
  answers.set('/api/practice/problems/{id}', failure(500, 'internal'));
  show();
  expect(await screen.findByText('The service could not be loaded.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});
