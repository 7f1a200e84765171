import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { TooltipProvider } from '@/ui/Tooltip';
import { CalendarCard } from './CalendarCard';
import { text } from './text';

let get: MockInstance<typeof api.get>;
let post: MockInstance<typeof api.post>;
beforeEach(() => {
  get = vi.spyOn(api, 'get');
  post = vi.spyOn(api, 'post');
});

const address = { created_at: '2027-03-01T09:00:00Z', read_on: null };

function shown() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <CalendarCard confirmed={(act) => act()} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('makes an address and shows it', async () => {
  get.mockResolvedValue({ address: null });
  post.mockResolvedValue({ ...address, url: 'https://assay.example/api/calendar/x' });
  const user = shown();
  await user.click(await screen.findByRole('button', { name: text.make }));
  const field = await screen.findByLabelText<HTMLInputElement>(text.label);
  expect(field.value).toBe('https://assay.example/api/calendar/x');
});

it('asks before it replaces an address, and leaves it where that is declined', async () => {
  get.mockResolvedValue({ address });
  const user = shown();
  await user.click(await screen.findByRole('button', { name: text.replace }));
  await user.click(screen.getByRole('button', { name: text.replacing.cancel }));
  expect(post).not.toHaveBeenCalled();
  expect(screen.getByText(text.unread, { exact: false })).toBeTruthy();
});
