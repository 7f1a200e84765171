import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { Submission, TestRow } from '@/api/types';

import { TestsPanel } from './TestsPanel';

const samples = [
  { name: 'Small', input: '1 2', answer: '3' },
  { name: 'Handover', input: '4 5', answer: 'none' },
];

function row(change: Partial<TestRow>): TestRow {
  return {
    number: 1,
    group: 'sample',
    tag: 'sample',
    name: 'Small',
    verdict: 'AC',
    reason: null,
    cpu_ms: 3,
    memory_kib: 2048,
    output: '3',
    stderr: '',
    ...change,
  };
}

function submission(change: Partial<Submission>): Submission {
  return {
    id: 's1',
    kind: 'submit',
    task_id: 't1',
    language: 'python',
    source: '',
    state: 'judged',
    phase: 'done',
    generation: 1,
    ahead: null,
    wait_seconds: null,
    tests_total: 3,
    tests: [
      row({}),
      row({ number: 2, name: 'Handover', verdict: 'WA', output: '5' }),
      row({
        number: 3,
        group: 'core',
        tag: 'core',
        name: null,
        verdict: 'AC',
        output: null,
        stderr: null,
      }),
    ],
    verdict: 'WA',
    points: 40,
    groups: [],
    compile_message: null,
    own_input: null,
    created_at: '2031-03-12T10:00:00Z',
    judged_at: null,
    event_id: 9,
    ...change,
  };
}

describe('the tests pane', () => {
  it('opens the failed test by itself with input, expected and yours', () => {
    render(<TestsPanel submission={submission({})} samples={samples} />);
    expect(screen.getByRole('heading', { name: 'Handover' })).toBeDefined();
    expect(screen.getByLabelText('Input').textContent).toBe('4 5');
    expect(screen.getByLabelText('Expected').textContent).toBe('none');
    expect(screen.getByLabelText('Yours').textContent).toBe('5');
  });

  it('shows of a hidden test only what was measured', async () => {
    render(<TestsPanel submission={submission({})} samples={samples} />);
    await userEvent.click(screen.getByRole('button', { name: /Core, test 3/ }));
    expect(screen.getByRole('heading', { name: 'Core, test 3' })).toBeDefined();
    expect(screen.getByText('2.0 MiB')).toBeDefined();
    expect(screen.queryByLabelText('Input')).toBeNull();
    expect(screen.queryByLabelText('Expected')).toBeNull();
  });

  it('names each verdict beside its sign', () => {
    render(<TestsPanel submission={submission({})} samples={samples} />);
    expect(screen.getByRole('img', { name: 'Wrong answer' })).toBeDefined();
    expect(screen.getAllByRole('img', { name: 'Accepted' })).toHaveLength(2);
  });

  it('shows the compiler instead when nothing could be built', () => {
    const change = { verdict: 'CE', tests: [], compile_message: 'line 4: expected ;' } as const;
    render(<TestsPanel submission={submission({ ...change, tests: [] })} samples={samples} />);
    expect(screen.getByLabelText('Compiler message').textContent).toBe('line 4: expected ;');
  });

  it('says where it stands before the first test ended', () => {
    const waiting = submission({
      state: 'queued',
      phase: 'queued',
      ahead: 2,
      wait_seconds: 0,
      tests: [],
      verdict: null,
    });
    render(<TestsPanel submission={waiting} samples={samples} />);
    expect(screen.getByText('Queued, 2 ahead')).toBeDefined();
  });
});
