import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import type { AttemptTask } from '@/api/types';
import { TooltipProvider } from '@/ui/Tooltip';

import { FinishDialog } from './FinishDialog';

function task(position: number, points: number | null): AttemptTask {
  return {
    id: String(position),
    position,
    title: `Task ${position}`,
    weight: 50,
    difficulty: 'easy',
    keywords: [],
    statement: '',
    samples: [],
    time_limit_ms: 1000,
    memory_mib: 256,
    groups: [],
    templates: {},
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
              created_at: '2031-03-12T10:00:00Z',
            },
          ],
    best_points: points,
  };
}

function show(onFinish: () => Promise<void>) {
  render(
    <TooltipProvider>
      <FinishDialog
        tasks={[task(1, 65), task(2, null)]}
        disabledReason={undefined}
        onFinish={onFinish}
      />
    </TooltipProvider>,
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
    await press('Continue');
    expect(onFinish).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'This is final' })).toBeDefined();
    await press('Finish now');
    expect(onFinish).toHaveBeenCalledTimes(1);
  });

  it('can be left at any point', async () => {
    const onFinish = vi.fn(() => Promise.resolve());
    show(onFinish);
    await press('Finish');
    await press('Continue');
    await press('Keep working');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onFinish).not.toHaveBeenCalled();
  });

  it('says that the work is safe when the server cannot be reached', async () => {
    show(() => Promise.reject(new Error('offline')));
    await press('Finish');
    await press('Continue');
    await press('Finish now');
    expect((await screen.findByRole('alert')).textContent).toContain('Your work is saved');
  });
});
