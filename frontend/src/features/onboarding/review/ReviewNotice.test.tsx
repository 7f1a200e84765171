import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { Company } from '@/api/words';
import { ReviewNotice } from '@/features/onboarding/inquiry/ReviewNotice';

function show(review: Company['review']) {
  const inquiry = { state: 'info_requested', reason: 'Which team?' };
  const get = vi.spyOn(api, 'get').mockResolvedValue({ inquiry } as never);
  const company: Company = {
    id: 'c',
    name: 'Pellworth',
    state: 'unverified',
    role: 'owner',
    review,
    trial: null,
    trial_ended_at: null,
    trial_offer: null,
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ReviewNotice company={company} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return get;
}

it('says what the company is to do where it is its turn', async () => {
  show(null);
  expect(await screen.findByText(/^We have a question for you/u)).toBeDefined();
  expect(screen.getByText(/Which team\?/u)).toBeDefined();
});

it('says nothing where it is Assay’s turn, which stands in a card of its own', () => {
  const get = show({ of: 'company', since: '2026-11-27T12:38:00Z' });
  expect(screen.queryByText(/Which team/u)).toBeNull();
  expect(get).not.toHaveBeenCalled();
});
