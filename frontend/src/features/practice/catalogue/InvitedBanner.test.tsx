import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { write } from '@/platform/storage';

import { InvitedBanner } from './InvitedBanner';

const post = () => vi.spyOn(api, 'post');

beforeEach(() => write('aiCode', 'ABCDEFGH23'));

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <InvitedBanner />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const start = () => screen.queryByRole('link', { name: 'Start' })?.getAttribute('href');

it('a code that is active can be started', async () => {
  post().mockResolvedValueOnce({ active: true });
  show();
  await screen.findByText('You were invited with code ABCDE FGH23.');
  expect(start()).toBe('/codebrainv2/ABCDEFGH23');
});

it('a code that is not active says so and starts nothing', async () => {
  post().mockResolvedValueOnce({ active: false });
  show();
  await screen.findByText(/^The code ABCDE FGH23 is not active/u);
  expect(start()).toBeUndefined();
});

it('a code that could not be checked is not lost: it can be opened', async () => {
  post().mockRejectedValueOnce(new ApiError({ status: 429, code: 'rate_limited', detail: '' }));
  show();
  await screen.findByText('The code ABCDE FGH23 could not be checked right now. Start opens it.');
  expect(start()).toBe('/codebrainv2/ABCDEFGH23');
});
