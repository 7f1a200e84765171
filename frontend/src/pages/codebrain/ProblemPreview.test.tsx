import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { TooltipProvider } from '@/ui/Tooltip';

import ProblemPreview from './ProblemPreview';

it('a problem that is not open to the viewer is not found, in words about problems', async () => {
  vi.spyOn(api, 'get').mockRejectedValue(
    new ApiError({ status: 404, code: 'not_found', detail: '' }),
  );
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TooltipProvider>
        <MemoryRouter>
          <ProblemPreview slug="doubling" />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Problem not found' })).toBeDefined();
  expect(screen.queryByText(/code/iu)).toBeNull();
});

const performance = {
  title: 'Tripling',
  scope: 'company',
  people: 61,
  given: 61,
  overexposed: true,
  exposure_cap: 500,
  shown_from: 5,
  figures: {
    item: {
      facility_thousandths: 970,
      discrimination_thousandths: null,
      infit_thousandths: null,
      remarks: ['too_easy'],
    },
  },
};

it('a problem that is drawn with others leads to them, and says which it is', async () => {
  const [own, variant] = [
    { slug: 'doubling', id: '0193a1b2-0000-7000-8000-000000000001', title: 'Doubling' },
    { slug: 'tripling', id: '0193a1b2-0000-7000-8000-000000000002', title: 'Tripling' },
  ] as const;
  const more = { difficulty: 'easy', type: 'code', keywords: [], statement: 'Print.', samples: [] };
  const limits = { languages: [], groups: [], time_limit_ms: 1000, memory_mib: 256 };
  vi.spyOn(api, 'get').mockImplementation((address, options) => {
    if (address === '/api/problems/{id}/report') return Promise.resolve(performance as never);
    const { id } = (options as unknown as { path: { id: string } }).path;
    const one = id === own.slug ? own : variant;
    return Promise.resolve({ ...one, ...more, ...limits } as never);
  });
  const drawn = `?drawn=${own.slug}:${own.id},${variant.slug}:${variant.id}`;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter initialEntries={[`/codebrainv2/tripling/${variant.id}${drawn}`]}>
          <ProblemPreview slug="tripling" version={variant.id} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Tripling' });
  const link = await screen.findByRole('link', { name: 'Doubling' });
  expect(link.getAttribute('href')).toBe(`/codebrainv2/doubling/${own.id}${drawn}`);
  expect(link.getAttribute('aria-current')).toBeNull();
  expect(screen.getByRole('link', { name: 'Tripling' }).getAttribute('aria-current')).toBe('page');
  const went = await screen.findByRole('region', { name: 'How it went in assessments' });
  expect(went.textContent).toContain('97%');
  expect(went.textContent).toContain('not known');
  expect(went.textContent).toContain('too easy');
  expect(went.textContent).toContain('More than 500 people have been given this problem');
  const report = screen.getByRole('link', { name: 'Performance report' });
  expect(report.getAttribute('href')).toBe(`/codebrainv2/tripling/${variant.id}/report`);
});
