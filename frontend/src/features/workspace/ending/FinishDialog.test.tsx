import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import type { AttemptTask, Submission } from '@/api/words';
import type { LatestCode } from '@/features/attempts/hooks';
import { TooltipProvider } from '@/ui/Tooltip';

import { FinishDialog } from './FinishDialog';

function task(position: number, points: number | null): AttemptTask {
  return {
    id: String(position),
    position,
    title: `Task ${position}`,
    weight: 50,
    difficulty: 'easy',
    type: 'code',
    keywords: [],
    statement: '',
    samples: [],
    time_limit_ms: 1000,
    memory_mib: 256,
    groups: [],
    languages: ['c'],
    templates: [],
    drafts: [],
    submissions:
      points === null
        ? []
        : [
            {
              id: 's',
              kind: 'submit',
              language: 'c',
              state: 'judged',
              verdict: 'WA',
              points,
              own_input: false,
              regression: false,
              created_at: '2031-03-12T10:00:00Z',
            },
          ],
    best_points: points,
    sent_at_end: false,
  };
}

const submitted: Submission = {
  id: 's',
  kind: 'submit',
  task_id: 't1',
  language: 'c',
  source: 'print(1)',
  state: 'judged',
  phase: 'done',
  generation: 1,
  ahead: null,
  wait_seconds: null,
  tests_total: 0,
  tests: [],
  verdict: 'WA',
  points: 65,
  groups: [],
  compile_message: null,
  own_input: null,
  created_at: '2031-03-12T10:00:00Z',
  judged_at: '2031-03-12T10:00:01Z',
  event_id: 1,
};

type Shown = { refused?: readonly number[]; tasks?: readonly AttemptTask[] };

type Codes = Readonly<Record<number, LatestCode | undefined>>;

const c = (source: string): LatestCode => ({ language: 'c', source });

function show(
  onFinish: () => Promise<void>,
  codes: Codes = { 1: c('print(1)') },
  { refused = [], tasks = [task(1, 65), task(2, null)] }: Shown = {},
) {
  vi.spyOn(api, 'get').mockResolvedValue(submitted);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <FinishDialog
          tasks={tasks}
          codeOf={({ position }) => codes[position] ?? null}
          isRefused={({ position }) => refused.includes(position)}
          disabledReason={undefined}
          onFinish={onFinish}
        />
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

/** The tasks under a sentence. */
async function under(lead: string): Promise<(string | null)[]> {
  const list = (await screen.findByText(lead)).parentElement;
  return [...(list?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('finishing', () => {
  it('says that the latest code is submitted, and ends only after the second question', async () => {
    const onFinish = vi.fn(() => Promise.resolve());
    show(onFinish);
    await press('Finish');
    expect(screen.getByText(/^Finish submits your latest code of each task/u)).toBeDefined();
    expect(await under('One task has nothing to submit:')).toEqual(['2 Task 2']);
    expect(screen.queryByText(/will be submitted/u)).toBeNull();
    await press('Finish assessment');
    expect(onFinish).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Finish now?' })).toBeDefined();
    // What was read on the first step is not listed again.
    expect(screen.queryByText('2 Task 2')).toBeNull();
    await press('Finish now');
    expect(onFinish).toHaveBeenCalledTimes(1);
  });

  it('names the tasks whose code is submitted: changed, in another language, or never sent', async () => {
    show(() => Promise.resolve(), { 1: c('print(2)'), 2: c('x') });
    await press('Finish');
    const both = ['1 Task 1', '2 Task 2'];
    await waitFor(async () =>
      expect(await under('The code of 2 tasks will be submitted:')).toEqual(both),
    );
    cleanup();
    show(() => Promise.resolve(), { 1: { language: 'python', source: 'print(1)' } });
    await press('Finish');
    expect(await under('The code of one task will be submitted:')).toEqual(['1 Task 1']);
  });

  it('says that everything is submitted already', async () => {
    show(() => Promise.resolve(), { 1: c('print(1)') }, { tasks: [task(1, 65)] });
    await press('Finish');
    const all = 'Your latest code of every task is submitted already.';
    expect(await screen.findByText(all)).toBeDefined();
    expect(screen.queryByText(/will be submitted/u)).toBeNull();
  });

  it('names the task whose text the server does not take', async () => {
    show(() => Promise.resolve(), { 1: c('print(1)') }, { refused: [1] });
    await press('Finish');
    const lead =
      'The code here could not be saved. The last text that was saved will be submitted:';
    expect(await under(lead)).toEqual(['1 Task 1']);
  });

  it('can be left at any point', async () => {
    const onFinish = vi.fn(() => Promise.resolve());
    show(onFinish);
    await press('Finish');
    await press('Finish assessment');
    await press('Keep working');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onFinish).not.toHaveBeenCalled();
  });

  it('says that the work is safe when the server cannot be reached', async () => {
    show(() => Promise.reject(new Error('offline')));
    await press('Finish');
    await press('Finish assessment');
    await press('Finish now');
    expect((await screen.findByRole('alert')).textContent).toContain('Your work is safe here');
  });
});
