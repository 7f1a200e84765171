import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Attempt, AttemptTask } from '@/api/words';

import { WhatWasSent } from './WhatWasSent';

type Task = Pick<AttemptTask, 'id' | 'position' | 'title' | 'sent_at_end' | 'submissions'>;

const submit = { id: 's', kind: 'submit' } as AttemptTask['submissions'][number];

const tasks: Task[] = [
  { id: '1', position: 1, title: 'One', sent_at_end: true, submissions: [submit] },
  { id: '2', position: 2, title: 'Two', sent_at_end: false, submissions: [submit] },
  { id: '3', position: 3, title: 'Three', sent_at_end: false, submissions: [] },
];

it.each([
  ['candidate', 'You finished the attempt.', 'when you finished.'],
  ['timeout', 'The time ran out.', 'when the time ran out.'],
] as const)('after an end by %s each task says what was submitted', (by, sentence, when) => {
  render(<WhatWasSent attempt={{ ended_by: by, tasks } as unknown as Attempt} />);
  expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    `Your latest code was submitted ${when}`,
    'You had submitted your code before.',
    'Nothing was submitted.',
  ]);
});

it('an attempt that still runs says nothing', () => {
  const { container } = render(
    <WhatWasSent attempt={{ ended_by: null, tasks } as unknown as Attempt} />,
  );
  expect(container.textContent).toBe('');
});
