// Alone: what a test wrote goes on being saved after it.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import { ApiError } from '@/api/errors';
import type { StoryWarning } from '@/api/words';
import type { OwnStory, StoryForm } from '@/features/story-writing/draft';
import { read, write } from '@/platform/storage';
import { TooltipProvider } from '@/ui/Tooltip';
import { newRound } from '@/features/story-writing/form';
import { ownWith, wholeForm } from '@/features/story-writing/own.test-data';
import { ManualForm } from './ManualForm';

// A whole form is drawn for each key; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000 });

let put: MockInstance<typeof api.put>;
/** What a POST other than the check of the draft's text is answered with. */
const sending = vi.fn<AnyApi['post']>();
/** What the checks find. */
let checked: StoryWarning[] = [];
const onSent = vi.fn<(own: OwnStory) => void>();
beforeEach(() => {
  sessionStorage.clear();
  onSent.mockReset();
  vi.spyOn(api, 'get').mockResolvedValue({ items: [] });
  put = vi.spyOn(api, 'put').mockImplementation((_address, call) => {
    const { version, form, confirmed } = call?.body as {
      version: number;
      form: StoryForm;
      confirmed: string[];
    };
    return Promise.resolve({ interview: ownWith({ version: version + 1, form, confirmed }) });
  });
  sending.mockReset();
  vi.spyOn(api as unknown as AnyApi, 'post').mockImplementation((address, call) =>
    address.endsWith('/check')
      ? Promise.resolve({ warnings: checked } as never)
      : sending(address, call),
  );
  checked = [];
});

function show(own: OwnStory | null, verified = true) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TooltipProvider>
          <ManualForm
            own={own}
            verified={verified}
            onCreated={() => undefined}
            onSent={onSent}
            drawn={({ told_by, summary }) => `${told_by}: ${summary}`}
          />
        </TooltipProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const send = () => screen.getByRole('button', { name: 'Send for review' });
const sentForm = () => (put.mock.calls.at(-1)?.[1]?.body as { form: StoryForm }).form;

it('sending an incomplete story names what is missing and goes to the first of it', async () => {
  const user = show(ownWith({ form: { ...wholeForm, position: '', outcome: null } }));
  await user.click(send());
  await screen.findByText('2 fields need your attention.');
  expect(document.activeElement).toBe(screen.getByLabelText('Role'));
  expect(screen.getByText('This field is required.')).toBeDefined();
  expect(sending).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText('Role'));
  await user.paste('Data Analyst');
  await screen.findByText('One field needs your attention.');
});

it('what was typed is saved before it is sent, and the answer is handed on', async () => {
  sending.mockResolvedValue({ interview: ownWith({ state: 'pending_review' }) });
  const user = show(ownWith());
  await user.click(screen.getByLabelText('The interview in a few sentences'));
  await user.paste(' And a third.');
  await user.click(send());
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(sentForm().summary).toBe('Two calm rounds. And a third.');
  const { version } = sending.mock.calls[0]?.[1]?.body as { version: number };
  const saved = (put.mock.calls.at(-1)?.[1]?.body as { version: number }).version + 1;
  expect(sending.mock.calls[0]?.[0]).toBe('/api/users/interviews/{id}/submit');
  expect(version).toBe(saved);
});

it('the server’s own objections stand beside their fields', async () => {
  sending.mockRejectedValue(
    new ApiError({
      status: 400,
      code: 'validation_failed',
      detail: 'Some fields are not right.',
      fields: [{ field: 'summary', code: 'too_short', detail: 'Tell a little more.' }],
    }),
  );
  const user = show(ownWith());
  await user.click(send());
  await screen.findByText('Tell a little more.');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('The interview in a few sentences')),
  );
});

it('warnings stand beside the text they concern and go with it', async () => {
  const warning = {
    code: 'email' as const,
    field: 'summary',
    text: 'a@b.example',
    start: 9,
    end: 20,
  };
  const form = { ...wholeForm, summary: 'Write to a@b.example' };
  checked = [warning];
  const user = show(ownWith({ form }));
  await screen.findByText(/This looks like an e-mail address/);
  await user.clear(screen.getByLabelText('The interview in a few sentences'));
  expect(screen.queryByText(/This looks like an e-mail address/)).toBeNull();
});

it('a filled field must be confirmed before the story is sent', async () => {
  sending.mockResolvedValue({ interview: ownWith({ state: 'pending_review' }) });
  const user = show(ownWith({ machine_filled: ['company_name'] }));
  await user.click(send());
  expect(sending).not.toHaveBeenCalled();
  expect(screen.getByText('Confirm the fields that were filled in for you.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Confirm: Company' }));
  await user.click(send());
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect((put.mock.calls[0]?.[1]?.body as { confirmed: string[] }).confirmed).toEqual([
    'company_name',
  ]);
});

it('rounds are moved by keyboard, keep the focus, and can be removed', async () => {
  const rounds = [
    { ...newRound, description: 'first' },
    { ...newRound, description: 'second' },
  ];
  const user = show(ownWith({ form: { ...wholeForm, rounds } }));
  screen.getByRole('button', { name: 'Move round 2 up' }).focus();
  await user.keyboard('{Enter}');
  const texts = () =>
    screen.getAllByLabelText<HTMLTextAreaElement>(/What happened/).map((box) => box.value);
  expect(texts()).toEqual(['second', 'first']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move round 1 up' }));
  await user.keyboard('{Enter}');
  expect(texts()).toEqual(['second', 'first']);
  await user.click(screen.getByRole('button', { name: 'Remove round 1' }));
  expect(texts()).toEqual(['first']);
});

it('no more than twelve rounds and ten questions', () => {
  const full = { ...newRound, questions: Array.from({ length: 10 }, () => 'Why?') };
  const rounds = [full, ...Array.from({ length: 11 }, () => newRound)];
  show(ownWith({ form: { ...wholeForm, rounds } }));
  const add = screen.getByRole('button', { name: 'Add a round' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  const first = screen.getByRole('listitem', { name: 'Round 1' });
  const question = within(first).getByRole('button', { name: 'Add a question' });
  expect(question.getAttribute('aria-disabled')).toBe('true');
});

it('the preview says that readers see no more', async () => {
  const user = show(ownWith());
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = await screen.findByRole('dialog', { name: 'This is all that readers see' });
  expect(within(dialog).getByText('Backend intern, 2026: Two calm rounds.')).toBeDefined();
});

it('words of a page that closed too early are put back', async () => {
  write('interviewDraft', JSON.stringify({ new: { position: 'Data Analyst' } }));
  const create = vi.spyOn(api, 'create').mockResolvedValue({ interview: ownWith() });
  const user = show(null);
  expect(screen.getByText(/We restored your unsaved changes/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Role').value).toBe('Data Analyst');
  await user.click(screen.getByLabelText('Role'));
  await user.tab();
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(read('interviewDraft')).toBeNull());
});

it('a person without a verified e-mail can write but not send', async () => {
  const user = show(ownWith(), false);
  await user.click(send());
  expect(sending).not.toHaveBeenCalled();
  expect(send().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('link', { name: 'Confirm e-mail' })).toBeDefined();
});

/** A server that has another story of this interview. */
function refuseAsDuplicate() {
  return vi.spyOn(api, 'create').mockRejectedValue(
    new ApiError({
      status: 409,
      code: 'duplicate_interview',
      detail: '',
      fields: [{ field: 'interview_id', code: 'duplicate', detail: 'o9' }],
    }),
  );
}

it('a clash with one’s own story is shown at the three fields, links to it and loses nothing', async () => {
  write('interviewDraft', JSON.stringify({ o7: { position: 'Elsewhere' }, new: wholeForm }));
  const create = refuseAsDuplicate();
  const user = show(null);
  await user.click(screen.getByLabelText('Role'));
  await user.tab();
  const link = await screen.findByRole('link', { name: 'Open that story' });
  expect(link.getAttribute('href')).toBe('/submit/interview/manual?id=o9');
  expect(screen.getAllByText(/^Your other story has the same/)).toHaveLength(3);
  expect(screen.getByText('Not saved')).toBeDefined();
  await user.click(screen.getByLabelText('The interview in a few sentences'));
  await user.paste(' And a third.');
  await user.tab();
  expect(create).toHaveBeenCalledTimes(1);
  const kept = JSON.parse(read('interviewDraft') ?? '{}') as Record<string, StoryForm>;
  expect(kept['new']?.summary).toBe('Two calm rounds. And a third.');
  expect(kept['o7']?.position).toBe('Elsewhere');
  await user.click(send());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Company')));
  expect(sending).not.toHaveBeenCalled();
});

it('another role, and the story is saved after all', async () => {
  write('interviewDraft', JSON.stringify({ new: wholeForm }));
  const create = refuseAsDuplicate();
  const user = show(null);
  await user.click(screen.getByLabelText('Role'));
  await user.tab();
  await screen.findByText('Not saved');
  create.mockResolvedValue({ interview: ownWith() });
  await user.click(screen.getByLabelText('Role'));
  await user.paste('s');
  await user.tab();
  await waitFor(() => expect(read('interviewDraft')).toBeNull());
  expect(create).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('Not saved')).toBeNull();
});

it('the preview shows what is on the screen, also where it could not be saved', async () => {
  put.mockRejectedValue(new ApiError({ status: 0, code: 'network', detail: '' }));
  const user = show(ownWith());
  await user.click(screen.getByLabelText('The interview in a few sentences'));
  await user.paste(' Not saved so far.');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Two calm rounds. Not saved so far.$/)).toBeDefined();
});

it('a story that cannot be saved is not sent, and the page says so where it is pressed', async () => {
  put.mockRejectedValue(new ApiError({ status: 0, code: 'network', detail: '' }));
  const user = show(ownWith());
  await user.click(screen.getByLabelText('The interview in a few sentences'));
  await user.paste(' And a third.');
  await user.click(send());
  const why = await screen.findByText(/^It was not sent: there is no connection/);
  await waitFor(() => expect(document.activeElement?.contains(why)).toBe(true));
  expect(sending).not.toHaveBeenCalled();
});
