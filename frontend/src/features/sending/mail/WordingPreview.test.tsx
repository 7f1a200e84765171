import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { WordingRequest } from '@/api/words/company/wording';
import { TooltipProvider } from '@/ui/Tooltip';
import { text } from '@/features/sending/text';
import { WordingPreview } from './WordingPreview';

afterEach(() => vi.restoreAllMocks());

const words = text.mail;
const email = 'ruth@kestrel.example';
const mail = {
  from: 'Kestrel via Assay',
  reply_to: 'ruth@kestrel.example',
  subject: 'Kestrel invites you to an assessment: Backend',
  text: 'Hello Ada,\n\nKestrel invites you.',
  html: '<!doctype html><html><body><p>Hello Ada,</p></body></html>',
};
const preview = '/api/assessments/{id}/mail/preview';

type Sent = { body: WordingRequest };

function show(wording: WordingRequest | null, verified = true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (of: WordingRequest | null) => (
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <WordingPreview assessmentId="a1" wording={of} member={{ email, verified }} />
      </TooltipProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(page(wording));
  return (of: WordingRequest | null) => rerender(page(of));
}

/** Answers the preview, and the test as the server would. */
function answer(test: () => Promise<unknown>) {
  return vi
    .spyOn(api, 'post')
    .mockImplementation(((address: string) =>
      address === preview ? Promise.resolve(mail) : test()) as never);
}

const button = () => screen.getByRole('button', { name: words.test });

it('shows the mail as it is designed in a frame without scripts, and as plain text', async () => {
  answer(() => Promise.reject(new Error('not asked for')));
  show({ name: 'Ada' });
  const frame = await screen.findByTitle(words.frame(mail.subject));
  expect(frame.getAttribute('srcdoc')).toBe(mail.html);
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  await userEvent.click(screen.getByRole('radio', { name: words.looks.plain }));
  expect(screen.getByText(/Kestrel invites you\./u)).toBeDefined();
});

it('names the sender, and who reads a reply', async () => {
  answer(() => Promise.reject(new Error('not asked for')));
  show({ name: 'Ada' });
  const from = await screen.findByText(words.from);
  const list = from.closest('dl');
  expect(list?.textContent).toBe(
    `From${mail.from}Replies go to${mail.reply_to}Subject${mail.subject}`,
  );
});

it('asks for the mail again once nobody types', async () => {
  const post = answer(() => Promise.reject(new Error('not asked for')));
  const change = show({ name: 'Ada', message: 'Hello' });
  await screen.findByTitle(words.frame(mail.subject));
  for (const message of ['Hello {', 'Hello {name', 'Hello {name}'])
    change({ name: 'Ada', message });
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  const last = post.mock.calls.at(-1) as unknown as [string, Sent];
  expect(last[1].body).toEqual({ name: 'Ada', message: 'Hello {name}' });
});

it('sends a test to the member and says where it went', async () => {
  const post = answer(() => Promise.resolve({ to: email }));
  show({ name: 'Ada', message: 'Hello' });
  expect(screen.getByText(words.testHint(email))).toBeDefined();
  await userEvent.click(button());
  expect(await screen.findByText(words.tested(email))).toBeDefined();
  expect(post).toHaveBeenCalledWith('/api/assessments/{id}/mail/test', {
    path: { id: 'a1' },
    body: { name: 'Ada', message: 'Hello' },
  });
});

it('says why a test was not sent', async () => {
  const refused = new ApiError({ status: 429, code: 'rate_limited', detail: 'Too often.' });
  answer(() => Promise.reject(refused));
  show({ name: 'Ada' });
  await userEvent.click(button());
  expect(await screen.findByText(words.many)).toBeDefined();
});

it('sends nothing to an address that is not confirmed', () => {
  answer(() => Promise.reject(new Error('not asked for')));
  show({}, false);
  expect(button().getAttribute('aria-disabled')).toBe('true');
});

it('waits while something that was typed is wrong', () => {
  const post = answer(() => Promise.reject(new Error('not asked for')));
  show(null);
  expect(screen.getByText(words.wrong)).toBeDefined();
  expect(post).not.toHaveBeenCalled();
});
