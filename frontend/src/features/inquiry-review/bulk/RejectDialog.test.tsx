import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { AnyApi } from '@/api/typed';
import type { AdminInquiry } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';
import { ChooseBox, ChosenBar } from './ChosenBar';
import { RejectDialog } from './RejectDialog';
import { useChosen } from './use-chosen';

const inquiry = (id: string, company_name: string): AdminInquiry => ({
  id,
  version: 3,
  state: 'in_review',
  column: 'in_review',
  origin: 'form',
  company_id: `c-${id}`,
  company_name,
  first_name: 'Ada',
  last_name: 'Novak',
  title: 'Head of talent',
  company_type: 'Startup',
  interests: [],
  heard_about: '',
  phone: '',
  reason: null,
  email: `${id}@fenmoor.example`,
  email_verified: true,
  signals: [],
  submitted_at: '2026-11-19T10:00:00Z',
  created_at: '2026-11-19T10:00:00Z',
  stale: false,
  changed_at: '2026-11-19T10:00:00Z',
  age_days: 1,
  due_at: null,
  actions: ['approve', 'reject', 'request_info'],
});

const listed = [inquiry('a', 'Fenmoor'), inquiry('b', 'Greywater'), inquiry('c', 'Pellworth')];
const reason = 'We hire in Europe only.';
const mail = (id: string) => ({
  to: `${id}@fenmoor.example`,
  subject: `About ${id}`,
  text: reason,
});
const goes = (id: string) => ({ id, mail: mail(id), code: null, detail: null });
const stays = (id: string, detail: string) => ({ id, code: 'stale_version', detail });

const onRejected = vi.fn<() => void>();
const onClose = vi.fn<() => void>();
let post: MockInstance<AnyApi['post']>;
let create: MockInstance<AnyApi['create']>;
beforeEach(() => {
  onRejected.mockReset();
  onClose.mockReset();
  post = vi.spyOn(api as unknown as AnyApi, 'post');
  create = vi.spyOn(api as unknown as AnyApi, 'create');
});

/** Types the reason and asks for the preview, which answers these rows. */
async function previewed(rows: readonly object[]) {
  post.mockResolvedValue({ items: rows });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <RejectDialog chosen={listed} onRejected={onRejected} onClose={onClose} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Reason'));
  await user.paste(reason);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  return user;
}

it('shows each mail and who is left out, and then rejects only those who were shown', async () => {
  const left = { ...stays('b', 'It has changed since.'), mail: null };
  const user = await previewed([goes('a'), left, goes('c')]);
  await screen.findByRole('dialog', { name: 'Reject 2 of 3?' });
  const mails = screen.getByRole('list', { name: 'E-mails' });
  expect(within(mails).getAllByRole('listitem')).toHaveLength(2);
  expect(within(mails).getAllByText(reason)).toHaveLength(2);
  const region = screen.getByRole('region', { name: 'Left out' });
  expect(within(region).getByRole('listitem').textContent).toBe('GreywaterIt has changed since.');
  const items = listed.map(({ id, version }) => ({ id, version }));
  expect(post).toHaveBeenCalledWith('/api/admin/inquiries/reject/preview', {
    body: { items, reason },
  });
  expect(create).not.toHaveBeenCalled();

  create.mockResolvedValue({
    items: ['a', 'c'].map((id) => ({ id, inquiry: listed[0], code: null, detail: null })),
  });
  await user.click(screen.getByRole('button', { name: 'Reject 2' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const going = items.filter(({ id }) => id !== 'b');
  const call = expect.objectContaining({ body: { items: going, reason } }) as unknown;
  expect(create).toHaveBeenCalledWith('/api/admin/inquiries/reject', call);
  expect(onRejected).toHaveBeenCalledTimes(1);
});

it('stays with those who were left after all, each with the reason', async () => {
  const user = await previewed(listed.map(({ id }) => goes(id)));
  create.mockResolvedValue({
    items: [
      { id: 'a', inquiry: listed[0], code: null, detail: null },
      { ...stays('b', 'It has changed since.'), inquiry: null },
      { id: 'c', inquiry: listed[2], code: null, detail: null },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Reject 3' }));
  await screen.findByRole('dialog', { name: '2 of 3 rejected' });
  const done = screen.getByRole('region', { name: 'Rejected' });
  expect(
    within(done)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['Fenmoor', 'Pellworth']);
  const left = screen.getByRole('region', { name: 'Left out' });
  expect(left.textContent).toContain('It has changed since.');
  expect([onRejected.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
});

it('sends the same call again after a failure', async () => {
  const user = await previewed(listed.map(({ id }) => goes(id)));
  create.mockRejectedValueOnce(new ApiError({ status: 0, code: 'network', detail: '' }));
  create.mockResolvedValueOnce({
    items: listed.map((one) => ({ id: one.id, inquiry: one, code: null, detail: null })),
  });
  await user.click(await screen.findByRole('button', { name: 'Reject 3' }));
  await screen.findByText(/nobody is e-mailed twice/);
  await user.click(screen.getByRole('button', { name: 'Reject 3' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const [first, second] = create.mock.calls;
  expect(second).toEqual(first);
});

it('rejects nobody where none can be rejected, and lets the reason be changed', async () => {
  const rows = listed.map(({ id }) => ({ ...stays(id, 'It has changed since.'), mail: null }));
  const user = await previewed(rows);
  await screen.findByRole('dialog', { name: 'Reject 0 of 3?' });
  await user.click(screen.getByRole('button', { name: /^Reject 0/ }));
  expect(create).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Change the reason' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe(reason);
});

function Chosen({ open }: { open: string | null }) {
  const [column, setColumn] = useState<'in_review' | 'stale'>('in_review');
  const { chosen, isChosen, onTick, clear } = useChosen(listed, column, open);
  return (
    <>
      {listed.map((one) => (
        <ChooseBox
          key={one.id}
          inquiry={one}
          chosen={isChosen(one.id)}
          onTick={(isRange) => onTick(one.id, isRange)}
        />
      ))}
      <ChosenBar count={chosen.length} onReject={onRejected} onClear={clear} />
      <button type="button" onClick={() => setColumn('stale')}>
        Stale
      </button>
    </>
  );
}

it('chooses by click, by Shift from the last one on and by the key X, in one column', async () => {
  render(
    <TooltipProvider>
      <Chosen open="b" />
    </TooltipProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'Select Fenmoor' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Pellworth' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 selected')).toBeDefined();
  await user.keyboard('x');
  expect(screen.getByText('2 selected')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Greywater' }).checked).toBe(
    false,
  );
  await user.click(screen.getByRole('button', { name: 'Stale' }));
  expect(screen.getByText('0 selected')).toBeDefined();
});
