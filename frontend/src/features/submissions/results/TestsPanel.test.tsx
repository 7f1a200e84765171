import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import type { Submission, TestRow } from '@/api/words';

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
    cpu_fifths: 1,
    memory_fifths: 1,
    output: '3',
    stderr: '',
    share_permille: null,
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
        cpu_ms: null,
        memory_kib: null,
        cpu_fifths: 2,
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

const groups = [{ name: 'core', tag: 'core' as const, weight: 60, tests: 2, scored: false }];

function show(shown: Submission, onLine = vi.fn()) {
  render(<TestsPanel submission={shown} samples={samples} groups={groups} onLine={onLine} />);
  return onLine;
}

describe('the tests pane', () => {
  it('opens the failed test at once, what differs first and the input after it', () => {
    show(submission({}));
    expect(screen.getByRole('heading', { name: 'Handover' })).toBeDefined();
    expect(screen.getByLabelText('Input').textContent).toBe('4 5');
    expect(screen.getByLabelText('Expected').textContent).toBe('none\n');
    expect(screen.getByLabelText('Yours').textContent).toBe('5\n');
    const order = screen
      .getAllByRole('figure')
      .map((block) => block.querySelector('figcaption')?.textContent);
    expect(order).toEqual(['Expected', 'Yours', 'Input']);
    expect(screen.getByText('First difference on line 1.')).toBeDefined();
  });

  it('shows of a hidden test only what was measured', async () => {
    show(submission({}));
    await userEvent.click(screen.getByRole('button', { name: /Test 3/ }));
    expect(screen.getByRole('heading', { name: 'Core, test 3' })).toBeDefined();
    expect(screen.getByText('≤ 20% of limit')).toBeDefined();
    expect(screen.queryByText('2.0 MiB')).toBeNull();
    expect(screen.queryByLabelText('Input')).toBeNull();
    expect(screen.queryByLabelText('Expected')).toBeNull();
  });

  it('names each verdict beside its sign', () => {
    show(submission({}));
    expect(screen.getByRole('img', { name: 'Wrong answer' })).toBeDefined();
    expect(screen.getAllByRole('img', { name: 'Passed' })).toHaveLength(2);
  });

  it('puts the tests under their groups, with what each group gave', () => {
    const judged = {
      groups: [{ name: 'core', tag: 'core' as const, passed: true, points: 60, weight: 60 }],
    };
    show(submission(judged));
    expect(
      screen.getByRole('list', { name: /^Core\s*1 of 1 passed\s*60 of 60 points$/ }),
    ).toBeDefined();
    expect(
      screen.getByRole('list', { name: /^Samples\s*1 of 2 passed\s*not scored$/ }),
    ).toBeDefined();
  });

  it('leads from a place in a compiler message to the line, in the file as its tab calls it', async () => {
    const onLine = show(
      submission({
        language: 'cpp',
        verdict: 'CE',
        tests: [],
        compile_message: '/box/main.cpp:12:5: error: expected ;',
      }),
    );
    expect(screen.getByLabelText('Compiler message').textContent).toBe(
      'main.cpp:12:5: error: expected ;',
    );
    await userEvent.click(screen.getByRole('button', { name: 'main.cpp:12:5' }));
    expect(onLine).toHaveBeenCalledWith({ file: 'main.cpp', line: 12 });
  });

  it('shows the compiler instead when nothing could be built', () => {
    const change = { verdict: 'CE', tests: [], compile_message: 'line 4: expected ;' } as const;
    show(submission({ ...change, tests: [] }));
    expect(screen.getByLabelText('Compiler message').textContent).toBe('line 4: expected ;');
  });

  it('shows the progress before the first test has ended', () => {
    const waiting = submission({
      state: 'queued',
      phase: 'queued',
      ahead: 2,
      wait_seconds: 0,
      tests: [],
      verdict: null,
    });
    show(waiting);
    expect(screen.getByText('Queued, 2 ahead')).toBeDefined();
  });

  it('shows the rows of a query as tables with what differs marked, and as text on demand', async () => {
    const rows = [{ name: 'Small', input: 'create table t(a);', answer: 'ann|1\nbob|2\n' }];
    const failed = row({ verdict: 'WA', output: 'ann|1\nbob|NULL\n' });
    const shown = submission({ language: 'sql', tests: [failed] });
    render(<TestsPanel submission={shown} samples={rows} groups={groups} onLine={vi.fn()} />);
    const yours = within(screen.getByRole('region', { name: 'Yours' }));
    const cells = yours.getAllByRole('row').map((one) => one.textContent);
    expect(cells).toEqual(['RowColumn 1Column 2', '1ann1', '2bobNULL']);
    expect(yours.getByRole('row', { name: '2 bob NULL' }).className).toMatch('bg-negative');
    expect(yours.getByRole('row', { name: '1 ann 1' }).className).not.toMatch('bg-negative');
    await userEvent.click(screen.getByRole('radio', { name: 'Text' }));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByLabelText('Yours').textContent).toBe('ann|1\nbob|NULL\n');
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.getAllByRole('table')).toHaveLength(2);
  });

  it('leaves the bars of another language as they are', () => {
    const bars = [{ name: 'Small', input: '', answer: 'a|b\n' }];
    const shown = submission({ tests: [row({ output: 'a|b\n' })] });
    render(<TestsPanel submission={shown} samples={bars} groups={groups} onLine={vi.fn()} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Text' })).toBeNull();
  });
});
