import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { REPORT } from '@/pages/report/report.test-data';
import { TooltipProvider } from '@/ui/Tooltip';
import { ReviewsPart } from './ReviewsPart';

vi.mock('@/features/reports/tasks/CodeView', () => ({
  CodeView: ({ source }: { source: string }) => <code>{source}</code>,
}));

afterEach(() => vi.unstubAllGlobals());

const item = { name: 'Clarity', anchors: ['Unclear', 'Hard', 'Fair', 'Clear'] };
const sheet = { sheet: 'code', items: [item], own: null, others: [], hidden: 0, questions: [] };

function show(isBeside: boolean, report = REPORT, task = 0) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isBeside,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(api, 'get').mockResolvedValue({ sheets: [sheet] } as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <ReviewsPart id="r1" report={report} shown={report.tasks[task] ?? null} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const code = () => screen.queryByRole('region', { name: 'Code' });

it('has the code of the chosen task beside the scorecards where there is room', async () => {
  show(true);
  await screen.findByText('print("ready")', { selector: 'code' });
  await screen.findByRole('region', { name: 'Code review' });
  expect(screen.queryByRole('group', { name: 'What to show' })).toBeNull();
  const tasks = within(code() as HTMLElement).getAllByRole('link');
  expect(tasks.map((link) => link.getAttribute('href'))).toEqual([
    '/?section=reviews&task=1',
    '/?section=reviews&task=2',
  ]);
});

it('says where no program was submitted for a task', async () => {
  show(true, REPORT, 1);
  await screen.findByText('No program was submitted for this task.');
});

it('shows one of both on a narrow screen, and keeps what is being written', async () => {
  const user = show(false);
  expect(code()).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Write yours' }));
  await user.type(screen.getByLabelText(/^What you saw/u), 'Short names.');
  await user.click(screen.getByRole('radio', { name: 'Code' }));
  await screen.findByText('print("ready")', { selector: 'code' });
  await user.click(screen.getByRole('radio', { name: 'Scorecards' }));
  expect(code()).toBeNull();
  screen.getByDisplayValue('Short names.');
});

it('has the scorecards alone where the reader may not read the code', async () => {
  show(true, { ...REPORT, sections: ['name', 'tests'] });
  await screen.findByRole('region', { name: 'Code review' });
  expect(code()).toBeNull();
});
