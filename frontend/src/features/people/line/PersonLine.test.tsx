import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AdminCandidateRow } from '@/api/words/admin';
import { PersonLine } from './PersonLine';

const person: AdminCandidateRow = {
  id: 'p1',
  display_name: 'Ada',
  email: 'ada@example.com',
  email_verified: true,
  joined_at: '2026-11-25T12:00:00Z',
  locked: false,
  merged_into: null,
  profile_completed: true,
  username: null,
  places: [],
  best: null,
};

it('says the best verified result with its day beside the state', () => {
  const { container, rerender } = render(<PersonLine person={person} />);
  expect(container.textContent).toBe('Complete');
  const best = { fineness: 812, submitted_at: '2026-11-12T12:00:00Z' };
  rerender(<PersonLine person={{ ...person, locked: true, best }} />);
  expect(container.textContent).toBe('Locked · best 812, 12 Nov 2026');
  screen.getByTitle('Best verified result, 12 Nov 2026');
});
