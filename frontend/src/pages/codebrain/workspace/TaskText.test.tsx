import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { AttemptTask } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';

import { TaskText } from '@/features/problems/TaskText';

const task = {
  id: 't1',
  title: 'Doubling',
  difficulty: 'easy',
  type: 'code',
  statement: 'Print twice the number.\n\n## Examples\n\nThe first doubles 2.',
  samples: [{ name: '01', input: '2', answer: '4' }],
  groups: [],
  time_limit_ms: 1000,
  memory_mib: 256,
} as unknown as AttemptTask;

it('has the samples right below the statement that speaks of them, and the limits after them', () => {
  render(
    <TooltipProvider>
      <TaskText task={task} facts={[]} />
    </TooltipProvider>,
  );
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings.slice(0, 4)).toEqual(['Doubling', 'Examples', 'Samples', 'Limits']);
  expect(screen.getByText('256 MiB')).toBeDefined();
});
