import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import type { CompanyReview } from '@/api/words/company/access';
import { ReviewDoing } from './ReviewDoing';

function show(review: CompanyReview | null, state = 'in_review') {
  const get = vi.spyOn(api, 'get').mockResolvedValue({ inquiry: { state } } as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ReviewDoing company={{ review }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return get;
}

const since = '2026-11-27T12:38:00Z';

it('says what Assay reviews, since when, how long that takes, and where to look', async () => {
  show({ of: 'company', since });
  expect(screen.getByRole('heading', { name: 'Assay is doing' })).toBeDefined();
  expect(screen.getByText('Reviewing your company')).toBeDefined();
  expect(screen.getByText(/^With us since .+, usually one business day$/u)).toBeDefined();
  const link = await screen.findByRole('link', { name: 'Check status' });
  expect(link.getAttribute('href')).toBe('/company-activation');
});

it('offers an inquiry to a company that registered without one', async () => {
  show({ of: 'company', since }, 'registered');
  const link = await screen.findByRole('link', { name: 'Send an inquiry' });
  expect(link.getAttribute('href')).toBe('/company-signup');
});

it('leads to the profile while its details are checked, and asks for no inquiry', () => {
  const get = show({ of: 'details', since });
  expect(screen.getByText('Checking your company’s details and domain')).toBeDefined();
  const link = screen.getByRole('link', { name: 'See your profile' });
  expect(link.getAttribute('href')).toBe('/client-dashboard/profile');
  expect(get).not.toHaveBeenCalled();
});

it('says nothing where it is not Assay’s turn', () => {
  show(null);
  expect(screen.queryByRole('heading')).toBeNull();
});
