import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import { PracticeBar } from '@/pages/codebrain/practice/PracticeBar';
import { write } from '@/platform/storage';
import { TooltipProvider } from '@/ui/Tooltip';

import { FinishedView } from './FinishedView';

function bar() {
  const { unmount } = render(
    <TooltipProvider>
      <MemoryRouter>
        <PracticeBar title="Doubling" here="/codebrainv1/doubling" signedIn status="saved" />
      </MemoryRouter>
    </TooltipProvider>,
  );
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  unmount();
  return links.filter((name) => name !== '');
}

it('forgets the code of the invitation, to which every problem leads back until then', () => {
  vi.spyOn(api, 'get').mockReturnValue(new Promise(() => undefined));
  write('aiCode', 'ABCDEFGH23');
  expect(bar()).toEqual(['Back to your invitation', 'All problems']);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <FinishedView attemptId="a1" code="ABCDEFGH23" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(bar()).toEqual(['All problems']);
});

it('takes the focus, which was in the workspace that is gone', async () => {
  const now = '2031-03-05T12:00:00Z';
  const report = {
    state: 'submitted',
    void_reason: null,
    company_name: 'Pellworth',
    submitted_at: now,
  };
  const any = api as unknown as AnyApi;
  vi.spyOn(any, 'get').mockImplementation((address) =>
    address === '/api/reports/{id}' ? Promise.resolve(report) : new Promise(() => undefined),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <FinishedView attemptId="a1" code="ABCDEFGH23" />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(document.activeElement).toBe(heading);
});
