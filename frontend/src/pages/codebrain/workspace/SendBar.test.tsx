import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { Submission } from '@/api/words';
import { SendBar } from '@/features/submissions/SendBar';
import { TooltipProvider } from '@/ui/Tooltip';

const judged = (points: number | null) =>
  ({
    state: 'judged',
    verdict: 'WA',
    points,
    own_input: null,
    tests: [],
    tests_total: 0,
  }) as unknown as Submission;

const show = (points: number | null, best: number | null) =>
  render(
    <TooltipProvider>
      <SendBar
        submission={judged(points)}
        best={best}
        sending={null}
        disabledReason={undefined}
        onRun={vi.fn()}
        onSubmit={vi.fn()}
      />
    </TooltipProvider>,
  );

it('after a worse submission it says that the best one counts', () => {
  show(0, 100);
  expect(screen.getByText('best 100 counts')).toBeDefined();
});

it.each([
  [100, 100],
  [null, 100],
  [0, null],
])('with %o points and %o as the best it says nothing of it', (points, best) => {
  show(points, best);
  expect(screen.queryByText(/counts/)).toBeNull();
});
