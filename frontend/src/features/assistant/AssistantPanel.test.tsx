import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { AnyApi, AnyCall } from '@/api/typed';
import type { Assistance, AssistantQuestion } from '@/api/words/assistant';
import { TooltipProvider } from '@/ui/Tooltip';

import { AssistantPanel } from './AssistantPanel';

const ANSWER = 'Like this:\n```python\nprint(1)\n```';

const question: AssistantQuestion = {
  id: 'q1',
  position: 1,
  number: 1,
  question: 'How?',
  language: null,
  code: null,
  asked_at: '2026-11-25T10:00:00Z',
  state: 'waiting',
  answer: '',
  cut: false,
  ended_at: null,
  failure: null,
  model: null,
};

const empty: Assistance = {
  policy: 'allowed',
  assistant: 'unused',
  most: 40,
  left: 40,
  longest: 4000,
  questions: [],
};

let now: Assistance;
const create = vi.fn<(address: string, call: AnyCall) => Promise<AssistantQuestion>>();
const stream = vi.fn<(call: AnyCall, onEvent: (event: object) => void) => Promise<void>>();

beforeEach(() => {
  now = empty;
  vi.spyOn(api as unknown as AnyApi, 'get').mockImplementation(() => Promise.resolve(now as never));
  create.mockReset().mockResolvedValue(question);
  vi.spyOn(api as unknown as AnyApi, 'create').mockImplementation((address, call) =>
    create(address, call ?? {}),
  );
  stream.mockReset();
  vi.spyOn(api as unknown as AnyApi, 'stream').mockImplementation((_address, call, onEvent) =>
    stream(call, onEvent),
  );
});

const onCopied = vi.fn();

function show(parts: Partial<Parameters<typeof AssistantPanel>[0]> = {}) {
  onCopied.mockReset();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <AssistantPanel
          attemptId="a1"
          assistant="unused"
          task={{ id: 't1', position: 1 }}
          language="python"
          codeOf={() => 'own = 1'}
          leaseOf={() => 'lease'}
          blocked={undefined}
          onCopied={onCopied}
          {...parts}
        />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** The server answers in two pieces. */
function answers(state: AssistantQuestion['state'] = 'answered') {
  stream.mockImplementation((_call, onEvent) => {
    onEvent({ name: 'words', data: { text: 'Like this:' } });
    const done = { ...question, state, answer: ANSWER };
    now = { ...empty, left: 39, questions: [done] };
    onEvent({ name: 'done', data: done });
    return Promise.resolve();
  });
}

it('sends the code that is ticked, shows the answer and notes what is copied from it', async () => {
  answers();
  const user = show();
  await screen.findByText('40 of 40 questions left');
  await user.type(screen.getByLabelText('Your question'), 'How?{Enter}');
  await screen.findByText('print(1)');
  await screen.findByText('39 of 40 questions left');
  expect(create.mock.calls[0]?.[1].body).toEqual({
    question: 'How?',
    code: { language: 'python', source: 'own = 1' },
    lease: 'lease',
  });
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(onCopied).toHaveBeenCalledWith('print(1)'.length);
});

it('keeps the code here where the tick is taken off', async () => {
  answers();
  const user = show();
  await user.click(await screen.findByRole('checkbox', { name: 'Send my code' }));
  await user.type(screen.getByLabelText('Your question'), 'How?{Enter}');
  await screen.findByText('print(1)');
  expect(create.mock.calls[0]?.[1].body).toMatchObject({ code: null });
});

it('keeps a question that was refused in the box, and says why', async () => {
  create.mockRejectedValue(
    new ApiError({ status: 409, code: 'assistant_busy', detail: 'It is at work.' }),
  );
  const user = show();
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Your question');
  await user.type(box, 'How?{Enter}');
  await screen.findByText('It is at work.');
  expect(box.value).toBe('How?');
});

it('stops an answer that is on its way', async () => {
  let stopped = false;
  stream.mockImplementation(
    (call, onEvent) =>
      new Promise((_resolve, reject) => {
        onEvent({ name: 'words', data: { text: 'Well' } });
        call.signal?.addEventListener('abort', () => {
          stopped = true;
          reject(new ApiError({ status: 0, code: 'aborted', detail: '' }));
        });
      }),
  );
  const user = show();
  await user.type(await screen.findByLabelText('Your question'), 'How?{Enter}');
  await screen.findByText('Well');
  now = { ...empty, questions: [{ ...question, state: 'stopped', answer: 'Well' }] };
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await screen.findByText('You stopped this answer.');
  expect(stopped).toBe(true);
});

it('says what became of an answer that failed, and asks again', async () => {
  now = { ...empty, questions: [{ ...question, state: 'failed', failure: 'slow' }] };
  answers();
  const user = show();
  await screen.findByText(/took too long/);
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  await screen.findByText('print(1)');
  expect(create.mock.calls[0]?.[1].body).toMatchObject({ question: 'How?' });
});

it('says why there is none, and why nothing can be asked', async () => {
  show({ assistant: 'unavailable' });
  expect(screen.getByText(/not available on this server/)).toBeDefined();
  now = { ...empty, left: 0 };
  show();
  const ask = await screen.findByRole('button', { name: /^Ask/ });
  expect(ask.getAttribute('aria-disabled')).toBe('true');
});
