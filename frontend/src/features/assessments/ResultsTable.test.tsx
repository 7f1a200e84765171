import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ResultDecision } from '@/api/words/decisions';
import type { Result } from './results';
import { ResultsTable } from './ResultsTable';
import { TooltipProvider } from '@/ui/Tooltip';

function result(id: string, decision: ResultDecision | null, sem: number | null = null): Result {
  const attempt = {
    id,
    state: id === 'judged' ? 'submitted' : 'graded',
    fineness: id === 'judged' ? null : 500,
    sem,
    submitted_at: '2031-03-01T09:00:00Z',
    earlier_taken_at: null,
    verification: null,
    decision,
  } as Result['attempt'];
  const invitation = { id, email: `${id}@example.com`, name: null, attempt };
  return { invitation: invitation as Result['invitation'], attempt };
}

function show(results: readonly Result[]) {
  const line = { at: 600, says: 'Cut-off 600' };
  const rest = { order: 'highest', more: false, report: () => null, note: () => null } as const;
  render(
    <TooltipProvider>
      <ResultsTable results={results} line={line} {...rest} />
    </TooltipProvider>,
  );
}

const row = (id: string) => within(screen.getByRole('row', { name: new RegExp(`^${id}@`) }));

it('says of each result what was decided, or where it is', () => {
  show([
    result('waits', 'undecided'),
    result('gone-on', 'advanced'),
    result('kept', 'held'),
    result('out', 'declined'),
    result('applied', null),
    result('judged', null),
  ]);
  expect(screen.getByRole('columnheader', { name: 'Decision' })).toBeTruthy();
  // Once in its column, once below the name, where a phone shows it.
  const said = (id: string, words: string) => row(id).getAllByText(words).length;
  expect(said('waits', 'Waiting')).toBe(2);
  expect(said('gone-on', 'Advanced')).toBe(2);
  expect(said('kept', 'On hold')).toBe(2);
  expect(said('out', 'Declined')).toBe(2);
  expect(said('applied', 'On the board')).toBe(2);
  expect(row('judged').queryByText('On the board')).toBeNull();
});

it('says once that there is no standard error yet, and beside a score which it is', () => {
  show([result('waits', 'undecided'), result('kept', 'held')]);
  expect(screen.getAllByText(/Standard error not yet estimated/u)).toHaveLength(1);
});

it('shows the standard error of each row where it is estimated', () => {
  show([result('waits', 'undecided', 40), result('kept', 'held', 50)]);
  expect(screen.queryByText(/not yet estimated/u)).toBeNull();
  expect(screen.getByText('± 40 (standard error)')).toBeTruthy();
});
