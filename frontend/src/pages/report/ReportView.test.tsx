import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import type { Report } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';

import { REPORT } from './report.test-data';
import { ReportView } from './ReportView';

function show(change: Partial<Report> = {}, search = '') {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter initialEntries={[`/report/r1${search}`]}>
          <ReportView report={{ ...REPORT, ...change }} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

afterEach(() => vi.restoreAllMocks());

describe('the signed grade', () => {
  const button = () => screen.getByRole('button', { name: 'Download grade' });

  it('is saved under the name the server gives it', async () => {
    const file = { blob: new Blob(['{}']), name: 'assay-grade-R1.json' };
    const download = vi.spyOn(api, 'download').mockResolvedValue(file);
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    show();
    fireEvent.click(button());
    await vi.waitFor(() => expect(saved).toEqual(['assay-grade-R1.json']));
    expect(download).toHaveBeenCalledWith('/api/reports/{id}/grade', { path: { id: REPORT.id } });
  });

  it('shows a download that failed', async () => {
    vi.spyOn(api, 'download').mockRejectedValue(new Error('away'));
    show();
    fireEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain('could not be downloaded');
  });

  it('is not offered before there is a grade', () => {
    show({ state: 'submitted' });
    expect(screen.queryByRole('button', { name: 'Download grade' })).toBeNull();
  });
});

describe('a report', () => {
  it('carries its four hallmarks', () => {
    show();
    const marks = within(screen.getByRole('list', { name: 'Hallmarks' }));
    expect(marks.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
      "Maker's mark: Ines Okafor",
      'Fineness mark: 595 of 1000',
      'Office mark: Assay, set of 3 Feb 2031',
      'Date mark: March 2031',
    ]);
  });

  it('sets fineness beside its standard error, and names each figure', () => {
    show();
    expect(screen.getByText('Standard error not yet estimated')).toBeDefined();
    expect(screen.getByText('80.8%')).toBeDefined();
    expect(screen.getByText('20.0%')).toBeDefined();
    expect(screen.getByText('1 of 2 tasks attempted')).toBeDefined();
    show({ sem: 126 });
    expect(screen.getByText('± 126 (standard error)')).toBeDefined();
  });

  it('places the score among those who have one once they are enough', () => {
    show();
    expect(screen.queryByText(/Percentile/)).toBeNull();
    show({ percentile: 73, cohort: { ...REPORT.cohort, people: 120 } });
    expect(screen.getByText('Percentile 73 among 120 people')).toBeDefined();
  });

  it('says each skill in words as well as in gold', () => {
    show();
    expect(screen.getByRole('img', { name: 'Intervals: 65.0%, Intermediate' })).toBeDefined();
  });

  it('calls a skill in which nothing was solved by no level', () => {
    show({
      skills: [{ name: 'graphs', percent_tenths: 0, label: 'Foundational', median_tenths: null }],
    });
    expect(screen.getByRole('img', { name: 'Graphs: 0.0%, Nothing solved' })).toBeDefined();
    expect(screen.queryByText('Foundational')).toBeNull();
  });

  it('shows no median where too few have taken the assessment, and why', () => {
    show();
    expect(
      screen.getByText(/after 10 people have taken this assessment \(3 so far\)/),
    ).toBeDefined();
    expect(screen.queryByText(/^Median of/)).toBeNull();
  });

  it('sets each figure and each skill against the median of those who took it', () => {
    const cohort = {
      people: 14,
      least: 10,
      fineness: 610,
      correctness_tenths: 700,
      performance_tenths: null,
    };
    const [skill] = REPORT.skills;
    if (skill === undefined) throw new Error('no skill');
    show({ cohort, skills: [{ ...skill, median_tenths: 500 }] });
    expect(screen.getByText('Median of 14: 610')).toBeDefined();
    expect(screen.getByText('Median of 14: 70.0%')).toBeDefined();
    const spoken = 'Intervals: 65.0%, Intermediate. Median of 14: 50.0%';
    expect(screen.getByRole('img', { name: spoken })).toBeDefined();
    expect(screen.getByText('Median of 14')).toBeDefined();
    expect(screen.queryByText(/Medians appear/)).toBeNull();
  });

  it('names the set by its day, and by its checksum only among the conditions', () => {
    show();
    expect(screen.getAllByText('3 Feb 2031').length).toBe(1);
    expect(screen.getByText('set of 3 Feb 2031')).toBeDefined();
    expect(screen.getByText('4f9c2a1').closest('dl')?.textContent).toContain('Set checksum');
  });

  it('leads the admin back to the admin dashboard', () => {
    show({ mode: 'admin' });
    const back = screen.getByRole('link', { name: 'Admin dashboard' });
    expect(back.getAttribute('href')).toBe('/admin-dashboard');
    expect(screen.queryByText(/^Yours/)).toBeNull();
  });

  it('of an attempt of nothing has neither marks nor proof, and a 0 without gold', () => {
    show({ attempted: 0, fineness: 0 });
    expect(screen.queryByRole('list', { name: 'Hallmarks' })).toBeNull();
    expect(screen.queryByText('Verified')).toBeNull();
    const zero = screen.getByRole('img', { name: 'Fineness 0 of 1000' });
    expect(zero.className).not.toMatch(/gold/);
    cleanup();
    show();
    expect(screen.getByText('Verified')).toBeDefined();
    const punch = screen.getAllByRole('img', { name: 'Fineness 595 of 1000' });
    expect(punch.some(({ className }) => className.includes('gold'))).toBe(true);
  });

  it('marks a task that was not attempted and counts it with 0', () => {
    show();
    const table = within(screen.getByRole('table', { name: 'Tasks and their points' }));
    const row = table.getByRole('row', { name: /Re-route one drone/ });
    expect(row.textContent).toContain('Not attempted');
    expect(within(row).getByRole('cell', { name: '0' })).toBeDefined();
  });

  it('states plainly what this version does not record', () => {
    show();
    expect(screen.getByText(/Playback was not recorded for this attempt/)).toBeDefined();
  });

  it.each([
    { verification: 'under_review' },
    { verification: 'not_verified' },
    { verification: 'appealed' },
    { judged_again: true },
    { state: 'voided', void_reason: 'The clock stood still.' },
    { records_typing: false },
    { by_partner: true },
  ] satisfies Partial<Report>[])(
    'speaks to the candidate, and about them to others: %o',
    (change) => {
      const { container, unmount } = show({ ...change, mode: 'candidate' });
      expect(container.textContent).not.toMatch(/the candidate/i);
      unmount();
      for (const mode of ['company', 'shared', 'admin'] as const) {
        const others = show({ ...change, recorded: [], mode });
        expect(others.container.textContent).not.toMatch(/\byour?\b/i);
        others.unmount();
      }
    },
  );

  it('shows a candidate that it is theirs, and a company the way back', () => {
    show({ mode: 'candidate' });
    expect(screen.getByText(/^This is your report\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
    show();
    const back = screen.getByRole('link', { name: 'Assessment' });
    expect(back.getAttribute('href')).toBe('/client-dashboard/assessment');
  });

  it('keeps its figures while it is being judged again, and says so', () => {
    show({ judged_again: true });
    expect(screen.getByRole('status').textContent).toContain('being judged again');
    expect(screen.getByText('80.8%')).toBeDefined();
    expect(screen.queryByText(/updates automatically/)).toBeNull();
  });

  it('says the number of its grading', () => {
    show();
    expect(screen.getByText('Graded once')).toBeDefined();
    show({ generation: 2 });
    expect(screen.getByText('Graded 2 times')).toBeDefined();
  });

  it('has no figures while it is still being judged', () => {
    show({
      state: 'submitted',
      fineness: null,
      correctness_tenths: null,
      performance_tenths: null,
    });
    expect(screen.getByRole('status').textContent).toContain('updates automatically');
    expect(screen.getAllByText('Not graded yet')).not.toHaveLength(0);
    expect(screen.queryByText('80.8%')).toBeNull();
  });
});

describe('the head on a phone', () => {
  const toggle = () => screen.getByRole('button', { name: /details$/ });
  const marks = () => screen.getByRole('list', { name: 'Hallmarks' }).className;

  it('is whole at the first view, and folded above the other sections', () => {
    show();
    expect(marks()).not.toContain('max-md:hidden');
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    cleanup();
    show({}, '?section=tasks');
    expect(marks()).toContain('max-md:hidden');
    expect(toggle().textContent).toBe('Show details');
    fireEvent.click(toggle());
    expect(marks()).not.toContain('max-md:hidden');
  });
});

describe("a task's details", () => {
  it('put the failed group and the failed test first, without input or answer of a hidden test', () => {
    show({}, '?section=tasks&task=1');
    const tables = screen.getAllByRole('table', { name: /Tests in group/ });
    expect(tables[0]?.getAttribute('aria-label') ?? tables[0]?.textContent).toContain(
      'Performance',
    );
    const first = within(tables[0] as HTMLElement).getAllByRole('row')[1];
    expect(first?.textContent).toContain('Test 4');
    expect(first?.textContent).toContain('Time limit');
    expect(first?.textContent).toContain('limit reached');
    expect(first?.textContent).toContain('≤ 20% of limit');
    expect(screen.queryByText('Input')).toBeNull();
  });

  it('call a group none of whose tests ran not run, and open only what failed', () => {
    const [task] = REPORT.tasks;
    if (task === undefined) throw new Error('no task');
    const skipped = task.groups
      .flatMap((group) => group.tests)
      .map((test) => ({ ...test, verdict: 'skipped' as const }));
    const late = {
      name: 'edge',
      tag: 'edge' as const,
      weight: 20,
      passed: false,
      points: 0,
      tests: skipped,
    };
    const tasks = [{ ...task, groups: [late, ...task.groups] }];
    show({ tasks }, '?section=tasks&task=1');
    const tables = screen.getAllByRole('table', { name: /Tests in group/ });
    const heads = tables.map((table) => {
      const group = table.closest('details');
      return [group?.querySelector('summary')?.textContent, group?.open];
    });
    expect(heads).toEqual([
      ['PerformanceFailed0 of 35 points', true],
      ['EdgeNot run0 of 20 points', false],
      ['CorePassed65 of 65 points', false],
    ]);
  });

  it('show the points of each group', () => {
    show({}, '?section=tasks&task=1');
    expect(screen.getByText('65 of 65 points')).toBeDefined();
    expect(screen.getByText('0 of 35 points')).toBeDefined();
    expect(screen.getByText('9 runs, 1 submission')).toBeDefined();
  });
});
