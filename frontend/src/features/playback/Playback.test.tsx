import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import type { Playback as Recorded, PlaybackStep } from '@/api/words';
import { pageKeys } from '@/ui/page-keys';
import { TooltipProvider } from '@/ui/Tooltip';

import { Playback } from './Playback';

const step = (t: number, of: Partial<PlaybackStep>): PlaybackStep => ({
  t_ms: t,
  kind: 'mark',
  language: 'python',
  pos: 0,
  length: 0,
  text: null,
  marker: null,
  gap: null,
  sent: null,
  ...of,
});

const RECORDED: Recorded = {
  state: 'recorded',
  started_at: '2026-11-24T10:00:00Z',
  duration_ms: 120_000,
  whole: true,
  steps: [
    step(0, { kind: 'text', text: '' }),
    step(30_000, { kind: 'edit', text: 'print(1)' }),
    step(60_000, { kind: 'sent', sent: 0 }),
  ],
  sent: [
    {
      kind: 'submit',
      t_ms: 60_000,
      language: 'python',
      matches: true,
      verdict: 'AC',
      points: 100,
      passed: 3,
      tests: 3,
      own_input: false,
    },
  ],
};

function show(answer: Promise<Recorded>) {
  vi.spyOn(api, 'get').mockReturnValue(answer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <MemoryRouter>
          <Playback
            source={{ by: 'account', reportId: 'r', taskId: 't' }}
            isOwn={false}
            task={{ position: 1, title: 'Doubling' }}
            readCode={<a href="/code">Read the final code</a>}
          />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

afterEach(() => vi.restoreAllMocks());

it('says why there is nothing to play, and leads to the code', async () => {
  show(Promise.resolve({ ...RECORDED, state: 'not_agreed', steps: [], sent: [] }));
  expect(await screen.findByText(/the candidate was not asked to agree/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Read the final code' })).toBeDefined();
});

it('can be tried again where it could not be loaded', async () => {
  show(Promise.reject(new Error('away')));
  expect(await screen.findByText(/could not be loaded/)).toBeDefined();
});

it('lists what happened, and leads to each moment', async () => {
  show(Promise.resolve(RECORDED));
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Time' });
  expect(screen.getByText('Recorded without a gap')).toBeDefined();
  const lines = within(screen.getByRole('list')).getAllByRole('button');
  expect(lines.map((line) => line.textContent)).toEqual([
    '0:00Python 3: 0 characters in the editor',
    '0:30typed 8 characters',
    '1:00submitted: accepted, 100 of 100 points',
  ]);
  fireEvent.click(lines[1] ?? slider);
  expect(slider.value).toBe('30000');
  expect(slider.getAttribute('aria-valuetext')).toBe(
    '30 seconds of 1 minute 0 seconds. typed 8 characters',
  );
});

it('moves by keys, and jumps to submissions', async () => {
  show(Promise.resolve(RECORDED));
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Time' });
  const press = (key: string, shiftKey = false) => {
    fireEvent.keyDown(slider, { key, shiftKey });
    return slider.value;
  };
  expect(slider.value).toBe('30000');
  expect(press('ArrowRight')).toBe('35000');
  expect(press('ArrowLeft', true)).toBe('5000');
  expect(press('l')).toBe('60000');
  expect(press('Home')).toBe('0');
  expect(press('End')).toBe('60000');
  expect(press('j')).toBe('60000');
  expect(press('Home')).toBe('0');
  expect(press(' ')).toBe('0');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
});

it('says that there are gaps and accuses nobody', async () => {
  const steps = [...RECORDED.steps, step(90_000, { kind: 'gap', gap: 'lost' })];
  show(Promise.resolve({ ...RECORDED, whole: false, steps }));
  expect(await screen.findByText('1 gap')).toBeDefined();
  expect(screen.getByText(/says nothing about the candidate/)).toBeDefined();
});

it('compares two moments', async () => {
  show(Promise.resolve(RECORDED));
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Time' });
  fireEvent.keyDown(slider, { key: 'Home' });
  fireEvent.click(screen.getByRole('button', { name: 'Compare from here' }));
  fireEvent.keyDown(slider, { key: 'End' });
  const region = screen.getByRole('region', { name: /^Changes between / });
  expect(region.textContent).toContain('print(1)');
  fireEvent.click(screen.getByRole('button', { name: 'Stop comparing' }));
  expect(screen.queryByRole('region', { name: /^Changes between / })).toBeNull();
});

it('lists its keys while it is there, and keeps them from the page', async () => {
  show(Promise.resolve(RECORDED));
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Time' });
  expect(pageKeys().map(({ heading }) => heading)).toEqual(['Player']);
  expect(fireEvent.keyDown(slider, { key: 'j' })).toBe(false);
});
