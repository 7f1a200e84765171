import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { AdminPartnerApplicationDetail } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';
import { ApplicationPane } from './ApplicationPane';

const detail: AdminPartnerApplicationDetail = {
  application: {
    id: 'p1',
    version: 2,
    state: 'applied',
    kind: 'bootcamp',
    organisation: 'Northwind School',
    website: null,
    why: 'Our students look for work.',
    reason: null,
    email: 'ada@northwind.example',
    email_verified: true,
    display_name: 'Ada Novak',
    applied_at: '2026-11-19T10:00:00Z',
    age_days: 1,
  },
  history: [
    {
      at: '2026-11-19T10:00:00Z',
      action: 'apply',
      actor: 'ada@northwind.example',
      from: 'withdrawn',
      to: 'applied',
      reason: null,
    },
  ],
};

let post: MockInstance<typeof api.post>;
let get: MockInstance<typeof api.get>;
beforeEach(() => {
  post = vi.spyOn(api, 'post');
  get = vi.spyOn(api, 'get').mockResolvedValue(detail);
});

async function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <ApplicationPane id="p1" />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Northwind School' });
  return userEvent.setup();
}

it('shows who applies and what they say, and how it came here', async () => {
  await show();
  expect(screen.getByText('Ada Novak')).toBeDefined();
  expect(screen.getByText('Bootcamp')).toBeDefined();
  expect(screen.getByText('not specified')).toBeDefined();
  expect(screen.getByText('Withdrawn → Waiting')).toBeDefined();
});

it('approves the version that was read', async () => {
  post.mockResolvedValue({});
  const user = await show();
  await user.keyboard('a');
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(post).toHaveBeenCalledWith('/api/admin/partner-applications/{id}/approve', {
    path: { id: 'p1' },
    body: { version: 2, note: null },
  });
});

it('rejects only with a reason, and keeps it where someone else was faster', async () => {
  post.mockRejectedValue(new ApiError({ status: 409, code: 'stale_version', detail: 'x' }));
  const user = await show();
  await user.keyboard('r');
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  await screen.findByText('Say why, in a sentence.');
  expect(post).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText('Reason'));
  await user.paste('Which school?');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await screen.findByText(/This application has changed/);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Which school?');
  expect(get.mock.calls.length).toBeGreaterThan(1);
});

it('offers nothing on an application that is decided', async () => {
  const application = {
    ...detail.application,
    state: 'rejected' as const,
    reason: 'No such school.',
  };
  get.mockResolvedValue({ ...detail, application });
  await show();
  expect(screen.getByText('No such school.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
