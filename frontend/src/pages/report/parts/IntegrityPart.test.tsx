import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { IntegrityCaseText, IntegrityStanding, ReportMode } from '@/api/words/integrity';
import { TooltipProvider } from '@/ui/Tooltip';
import { REPORT } from '@/pages/report/report.test-data';
import { IntegrityPart } from './IntegrityPart';

const AT = '2026-11-25T12:00:00Z';
const open: IntegrityCaseText = {
  state: 'candidate_notified',
  answer_until: AT,
  answer: null,
  answered_at: null,
  decision: null,
  appeal: null,
  appealed_at: null,
  final_decision: null,
};
const lapsed: IntegrityCaseText = { ...open, state: 'no_answer', answer_until: null };
const appealed: IntegrityCaseText = {
  ...open,
  state: 'appealed',
  answer: 'So it was.',
  appeal: 'It was not so.',
};

async function read(mode: ReportMode, standing: IntegrityStanding, said: IntegrityCaseText) {
  vi.spyOn(api, 'get').mockResolvedValue({
    standing,
    examination: null,
    case: said,
    case_id: null,
    rules: { rules: [], signals: [], countries: true },
  });
  const { container, unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <IntegrityPart report={{ ...REPORT, mode }} link={undefined} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Response and decision' });
  const words = container.textContent;
  unmount();
  return words;
}

it.each([
  ['examined', open],
  ['examined', lapsed],
  ['examined', appealed],
  ['not_agreed', open],
  ['removed', open],
] as const)('speaks to its reader: %s, %o', async (standing, said) => {
  const own = await read('candidate', standing, said);
  expect(own).toMatch(/[Yy]our?\b/);
  expect(own).not.toMatch(/candidate/);
  for (const mode of ['company', 'shared', 'admin'] as const) {
    const others = await read(mode, standing, said);
    expect(others).toMatch(/candidate/);
    expect(others).not.toMatch(/[Yy]our?\b/);
  }
});
