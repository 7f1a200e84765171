import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { AnyApi } from '@/api/typed';
import type { AdminInquiryDetail } from '@/api/words';
import type { PlanForm } from '@/api/words/plans';
import { TooltipProvider } from '@/ui/Tooltip';
import { InquiryPane } from './InquiryPane';

const detail: AdminInquiryDetail = {
  inquiry: {
    id: 'i1',
    version: 3,
    state: 'in_review',
    column: 'in_review',
    origin: 'form',
    company_id: 'c1',
    company_name: 'Fenmoor Labs',
    first_name: 'Ada',
    last_name: 'Novak',
    title: 'Head of talent',
    company_type: 'Startup',
    interests: ['Assessments'],
    heard_about: '',
    phone: '+49 30 123',
    reason: null,
    email: 'ada@fenmoor.example',
    email_verified: true,
    signals: [{ code: 'free_mail', text: 'The address is of a free mail service.' }],
    submitted_at: '2026-11-19T10:00:00Z',
    created_at: '2026-11-19T10:00:00Z',
    stale: false,
    changed_at: '2026-11-19T10:00:00Z',
    age_days: 1,
    due_at: '2026-11-20T10:00:00Z',
    actions: ['approve', 'reject', 'request_info'],
  },
  history: [
    {
      at: '2026-11-19T10:00:00Z',
      action: 'queue',
      actor: 'system',
      from: 'inquiry_verified',
      to: 'in_review',
      reason: null,
    },
  ],
  activation: null,
  notice: null,
  flags: [],
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
        <InquiryPane id="i1" />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Fenmoor Labs' });
  return userEvent.setup();
}

it('shows what was typed, the signals and the history', async () => {
  await show();
  expect(screen.getByText('Ada Novak, Head of talent')).toBeDefined();
  expect(screen.getByText('The address is of a free mail service.')).toBeDefined();
  expect(screen.getByText('not specified')).toBeDefined();
  expect(screen.getByText('Verified → In review')).toBeDefined();
});

it('approves the version that was read, with the flags that were ticked', async () => {
  post.mockResolvedValue({});
  const user = await show();
  await user.keyboard('a');
  await user.click(await screen.findByRole('checkbox', { name: 'Assessments' }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(post).toHaveBeenCalledWith('/api/admin/inquiries/{id}/approve', {
    path: { id: 'i1' },
    body: { version: 3, flags: ['assessment_access'], until: null, plan: null, note: null },
  });
});

it('approves with a plan of those that are offered and a last day of the flags', async () => {
  const form = {
    name: 'Growth',
    price: 49_900,
    currency: 'EUR',
    every: 'month',
    offered: true,
  } as PlanForm;
  const plan = (slug: string, offered: boolean) => ({
    slug,
    version: 1,
    made_at: '2026-11-01T10:00:00Z',
    form: { ...form, name: slug, offered },
  });
  get.mockImplementation((address: string) =>
    Promise.resolve(
      address === '/api/admin/plans'
        ? { plans: [plan('growth', true), plan('old', false)] }
        : detail,
    ),
  );
  post.mockResolvedValue({});
  const user = await show();
  await user.keyboard('a');
  expect(screen.queryByLabelText(/^Access until/u)).toBeNull();
  await user.click(await screen.findByRole('checkbox', { name: 'Payment' }));
  fireEvent.change(screen.getByLabelText(/^Access until/u), { target: { value: '2027-03-31' } });
  await user.click(screen.getByRole('combobox', { name: /^Plan/u }));
  expect(screen.queryByRole('option', { name: /^old/u })).toBeNull();
  await user.click(await screen.findByRole('option', { name: /^growth/u }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(post).toHaveBeenCalled());
  expect(post).toHaveBeenCalledWith('/api/admin/inquiries/{id}/approve', {
    path: { id: 'i1' },
    body: { version: 3, flags: ['payment'], until: '2027-03-31', plan: 'growth', note: null },
  });
});

it('says of a company without an inquiry what is not known', async () => {
  const inquiry: AdminInquiryDetail['inquiry'] = {
    ...detail.inquiry,
    state: 'registered',
    origin: 'direct',
    first_name: '',
    last_name: '',
    title: '',
    phone: '',
    company_type: '',
    interests: [],
    signals: [{ code: 'no_inquiry', text: 'No inquiry was sent.' }],
  };
  get.mockResolvedValue({ ...detail, inquiry });
  const user = await show();
  expect(screen.getByText('its own registration; no inquiry was sent')).toBeDefined();
  expect(screen.getAllByText('not specified')).toHaveLength(5);
  await user.keyboard('a');
  expect(await screen.findByText(/It sent no inquiry/)).toBeDefined();
});

it('rejects only with a reason, and a letter of it is no shortcut', async () => {
  const user = await show();
  await user.keyboard('r');
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  await screen.findByText('Say why, in a sentence.');
  await user.type(screen.getByLabelText('Reason'), 'aq');
  expect(screen.getByRole('heading', { name: 'Reject Fenmoor Labs?' })).toBeDefined();
  expect(post).not.toHaveBeenCalled();
});

it('reads the inquiry again where someone else was faster, and keeps the words', async () => {
  post.mockRejectedValue(new ApiError({ status: 409, code: 'stale_version', detail: 'x' }));
  const user = await show();
  await user.keyboard('q');
  await user.click(await screen.findByLabelText('Question'));
  await user.paste('Which website?');
  await user.click(screen.getByRole('button', { name: 'Ask a question' }));
  await screen.findByText(/Someone has changed this inquiry/);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Question').value).toBe('Which website?');
  expect(get.mock.calls.length).toBeGreaterThan(1);
});

it('adds a note once, however often it is sent', async () => {
  const create = vi.spyOn(api as unknown as AnyApi, 'create');
  create.mockRejectedValueOnce(new ApiError({ status: 0, code: 'network', detail: '' }));
  create.mockResolvedValueOnce({});
  const user = await show();
  await user.keyboard('n');
  await user.click(await screen.findByLabelText('Note'));
  await user.paste('Called back on Monday.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await screen.findByText(/The note was not added/);
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = create.mock.calls;
  expect(second).toEqual(first);
  expect(second).toEqual([
    '/api/admin/inquiries/{id}/notes',
    expect.objectContaining({ path: { id: 'i1' }, body: { text: 'Called back on Monday.' } }),
  ]);
});

it('shows why the mail about a decision was not delivered, and whom to call', async () => {
  const notice = { mail: 'failed', mail_error: '550 no such mailbox' } as const;
  get.mockResolvedValue({ ...detail, notice });
  await show();
  expect(screen.getByRole('heading', { name: 'E-mail about the decision' })).toBeDefined();
  expect(screen.getByText('550 no such mailbox')).toBeDefined();
  expect(screen.getByText('Call instead: +49 30 123')).toBeDefined();
});
