import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Loaded } from '@/ui/Loaded';
import { queryClient } from '@/api/cache/query-client';

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
});

const ask = vi.fn(() => Promise.resolve('Roles'));

function Page({ name }: { name: string }) {
  const query = useQuery({ queryKey: [name], queryFn: ask });
  return <Loaded query={query}>{(words) => <p>{words}</p>}</Loaded>;
}

const show = (name: string) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Page name={name} />
    </QueryClientProvider>,
  );

it('a page that was not loaded before says so without a network, and opens once there is one', async () => {
  onlineManager.setOnline(false);
  show('new');
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('alert');
  expect(ask).not.toHaveBeenCalled();
  onlineManager.setOnline(true);
  expect(await screen.findByText('Roles')).toBeDefined();
});

it('what was loaded stays', async () => {
  queryClient.setQueryData(['known'], 'Known', { updatedAt: 1 });
  onlineManager.setOnline(false);
  show('known');
  await waitFor(() => expect(queryClient.getQueryState(['known'])?.fetchStatus).toBe('paused'));
  expect(screen.getByText('Known')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
