import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import type { AttemptTask, Submission } from '@/api/words';
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

function show(onFinish: () => Promise<void>, code = 'print(1)') {
  vi.spyOn(api, 'get').mockResolvedValue(submitted);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <FinishDialog
          tasks={[task(1, 65), task(2, null)]}
          codeOf={() => code}
          disabledReason={undefined}
          onFinish={onFinish}
        />
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('finishing', () => {
  it('lists the tasks without a submission, and ends only after the second question', async () => {
    const onFinish = vi.fn(() => Promise.resolve());
    show(onFinish);
    await press('Finish');
    expect(screen.getByText('One task has no submission yet:')).toBeDefined();
    expect(screen.getByRole('listitem').textContent).toBe('2 Task 2');
    await press('Finish assessment');
    expect(onFinish).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'This is final' })).toBeDefined();
    await press('Finish now');
    expect(onFinish).toHaveBeenCalledTimes(1);
  });

  it('names the tasks whose code is not what was submitted', async () => {
    show(() => Promise.resolve(), 'print(2)');
    await press('Finish');
    const changed = await screen.findByText('One task has code that is not submitted:');
    expect(changed.parentElement?.querySelector('li')?.textContent).toBe('1 Task 1');
    expect(screen.getByText(/not submitted does not count/)).toBeDefined();
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
    expect((await screen.findByRole('alert')).textContent).toContain('Your work is saved');
  });
});
