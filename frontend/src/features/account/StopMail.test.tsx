import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { StopMail } from './StopMail';

let post: MockInstance<typeof api.post>;

beforeEach(() => {
  post = vi.spyOn(api, 'post');
});

function show(token: string | null, kind: string | null = null) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <StopMail token={token} kind={kind} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const button = () => screen.getByRole('button', { name: 'Unsubscribe' });

it('stops nothing until the button is pressed, and then says so', async () => {
  post.mockResolvedValue(undefined as never);
  const user = show('t');
  expect(post).not.toHaveBeenCalled();
  await user.click(button());
  await screen.findByText(/You are unsubscribed/);
  expect(post).toHaveBeenCalledWith('/api/unsubscribe/{id}', { path: { id: 't' } });
});

it('names the kind that its link names, and says that the rest still comes', async () => {
  post.mockResolvedValue(undefined as never);
  const user = show('t', 'result_ready');
  expect(screen.getByText(/still get e-mails about anything else/)).toBeDefined();
  await user.click(button());
  await screen.findByText(/no longer get e-mails like that one/);
  expect(post).toHaveBeenCalledWith('/api/unsubscribe/{id}', {
    path: { id: 't' },
    query: { kind: 'result_ready' },
  });
});

it('a link that is not known leads to the settings', async () => {
  post.mockRejectedValue(new ApiError({ status: 404, code: 'not_found', detail: '' }));
  const user = show('t');
  await user.click(button());
  await screen.findByText(/no longer valid/);
  const settings = screen.getByRole('link', { name: 'Notification settings' });
  expect(settings.getAttribute('href')).toBe('/account/notifications');
});

it('a link without its secret is not tried, and a failure can be tried again', async () => {
  show(null);
  expect(screen.getByText(/incomplete/)).toBeDefined();
  post.mockRejectedValue(new ApiError({ status: 503, code: 'unavailable', detail: '' }));
  const user = show('t');
  await user.click(button());
  await screen.findByText(/Nothing has changed/);
  expect(button()).toBeDefined();
});
