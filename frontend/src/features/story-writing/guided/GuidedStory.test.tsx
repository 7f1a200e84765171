// Alone: what a test wrote goes on being saved after it.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import { ApiError } from '@/api/errors';
import type { GuideEvent } from '@/api/words';
import type { Conversation } from '@/api/words';
import type { GuideAnswer } from '@/features/story-writing/draft';
import { TooltipProvider } from '@/ui/Tooltip';
import { emptyForm } from '@/features/story-writing/form';
import { ownWith } from '@/features/story-writing/own.test-data';
import { GuidedStory } from './GuidedStory';

const first = {
  step: 'company' as const,
  question: 'Which company was it?',
  chips: ['I would rather say it later'],
};
const second = { step: 'position' as const, question: 'For which role?', chips: [] };
const begun: Conversation = { mode: 'guided', turns: [], next: first };
const filled = { ...emptyForm, company_name: 'Saltmarsh Grid' };
const answered: GuideAnswer = {
  filled: [{ field: 'company_name', value: 'Saltmarsh Grid' }],
  next: second,
  mode: 'guided',
  interview: ownWith({ version: 2, form: filled, machine_filled: ['company_name'] }),
};

// A whole form is drawn for each key; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000 });

const post = vi.fn<AnyApi['post']>();
let get: MockInstance<typeof api.get>;
beforeEach(() => {
  localStorage.clear();
  post.mockReset();
  post.mockResolvedValue(answered);
  vi.spyOn(api as unknown as AnyApi, 'post').mockImplementation((address, call) =>
    address.endsWith('/check') ? Promise.resolve({ warnings: [] } as never) : post(address, call),
  );
  get = vi.spyOn(api, 'get').mockResolvedValue({ items: [] });
});

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function show(conversation: Conversation = begun) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TooltipProvider>
          <GuidedStory own={ownWith({ form: emptyForm })} conversation={conversation} />
          <Here />
        </TooltipProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your answer');

it('an answer is sent by Enter, fills in the story beside it, and leads to the next question', async () => {
  const user = show();
  await user.click(box());
  await user.paste('It was Saltmarsh Grid');
  await user.keyboard('{Enter}');
  await screen.findByText('For which role?');
  expect(post).toHaveBeenCalledWith('/api/users/interviews/{id}/answers', {
    path: { id: 'o1' },
    body: { step: 'company', answer: 'It was Saltmarsh Grid' },
  });
  expect(screen.getByText('Filled in: Company')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Company').value).toBe('Saltmarsh Grid');
  expect(screen.getByRole('button', { name: 'Confirm: Company' })).toBeDefined();
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
});

it('Shift and Enter start a new line; an empty answer is not sent', async () => {
  const user = show();
  await user.type(box(), 'one{Shift>}{Enter}{/Shift}two');
  expect(box().value).toBe('one\ntwo');
  await user.clear(box());
  await user.type(box(), '{Enter}');
  await screen.findByText('Type an answer first.');
  expect(post).not.toHaveBeenCalled();
});

it('a suggested answer is sent by a click', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'I would rather say it later' }));
  await screen.findByText('For which role?');
  expect(post).toHaveBeenCalledTimes(1);
});

it('an answer that is not understood is asked for once more, with what can be chosen', async () => {
  const level = {
    step: 'level' as const,
    question: 'How senior was it?',
    chips: ['Junior', 'Lead'],
  };
  const nothing = { ...answered, filled: [], interview: ownWith({ form: emptyForm }) };
  post.mockResolvedValueOnce({ ...nothing, next: level });
  post.mockResolvedValueOnce({ ...nothing, next: second });
  const user = show({ ...begun, next: level });
  await user.click(box());
  await user.paste('qwertz');
  await user.keyboard('{Enter}');
  await screen.findByText(/^I couldn’t read that\. Pick one below/);
  await user.click(screen.getByRole('button', { name: 'Lead' }));
  await screen.findByText('For which role?');
  expect(
    screen.getByText(/^I couldn’t read that\. Fill it in directly in the story/),
  ).toBeDefined();
});

it('an answer that did not arrive is put back into the box', async () => {
  post.mockRejectedValueOnce(new ApiError({ status: 0, code: 'network', detail: '' }));
  const user = show();
  await user.click(box());
  await user.paste('Saltmarsh Grid');
  await user.keyboard('{Enter}');
  await screen.findByRole('alert');
  expect(box().value).toBe('Saltmarsh Grid');
});

it('words of the next question appear as they come, and Stop ends them', async () => {
  let say: (event: GuideEvent) => void = () => undefined;
  vi.spyOn(api as unknown as AnyApi, 'stream').mockImplementation((_address, call, onEvent) => {
    say = onEvent;
    return new Promise((_resolve, reject) => {
      call.signal?.addEventListener('abort', () =>
        reject(new ApiError({ status: 0, code: 'aborted', detail: '' })),
      );
    });
  });
  const user = show({ ...begun, mode: 'model' });
  await user.click(box());
  await user.paste('Saltmarsh Grid');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText('The interviewer is writing')).toBeDefined());
  say({ name: 'phrase', data: { text: 'And which ' } });
  say({ name: 'phrase', data: { text: 'role was it?' } });
  await screen.findByText('And which role was it?');
  get.mockImplementation((address) =>
    Promise.resolve(
      address.endsWith('/conversation')
        ? { mode: 'model', turns: [{ ...first, answer: 'Saltmarsh Grid', at: '' }], next: second }
        : { interview: answered.interview },
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await screen.findByText('For which role?');
  expect(screen.getByText('Saltmarsh Grid')).toBeDefined();
});

it('“Switch to form” saves what was typed by hand and carries everything over', async () => {
  const put = vi
    .spyOn(api, 'put')
    .mockImplementation((_address, call) =>
      Promise.resolve({ interview: ownWith({ version: 2, ...(call?.body as object) }) }),
    );
  const user = show();
  await user.click(screen.getByLabelText('Role'));
  await user.paste('Data Analyst');
  await user.click(screen.getByRole('button', { name: 'Switch to form' }));
  await waitFor(() =>
    expect(screen.getAllByRole('status').at(-1)?.textContent).toBe(
      '/submit/interview/manual?id=o1',
    ),
  );
  expect((put.mock.calls.at(-1)?.[1]?.body as { form: { position: string } }).form.position).toBe(
    'Data Analyst',
  );
});

it('after the last question the story is checked in the form', () => {
  show({ mode: 'guided', turns: [], next: null });
  expect(screen.getByText(/That was the last question/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Check the story' })).toBeDefined();
  expect(screen.queryByLabelText('Your answer')).toBeNull();
});

const page = { mode: 'model' as const, turns: [], next: first };
const quick = (...events: GuideEvent[]) =>
  vi.spyOn(api as unknown as AnyApi, 'stream').mockImplementation((_address, _call, onEvent) => {
    events.forEach(onEvent);
    return Promise.resolve();
  });

it('where the model did not answer, the page says so and the next answer tries again', async () => {
  const stream = quick(
    { name: 'saved', data: { interview: answered.interview } },
    { name: 'phrase', data: { text: 'And wh' } },
    { name: 'done', data: answered },
  );
  const user = show(page);
  expect(screen.getByText(/^A language model, at an address/)).toBeDefined();
  await user.click(box());
  await user.paste('Saltmarsh Grid');
  await user.keyboard('{Enter}');
  await screen.findByText('For which role?');
  expect(screen.getByText(/^Guided mode: the language model didn’t answer/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Company').value).toBe('Saltmarsh Grid');
  await user.click(box());
  await user.paste('Data Analyst');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(stream).toHaveBeenCalledTimes(2));
});

it('a person who continues without the model keeps their answers from it, later too', async () => {
  const stream = quick();
  const user = show(page);
  await user.click(screen.getByRole('switch', { name: 'Let a language model word the questions' }));
  expect(screen.getByText(/^Guided mode: the questions are fixed/)).toBeDefined();
  await user.click(box());
  await user.paste('Saltmarsh Grid');
  await user.keyboard('{Enter}');
  await screen.findByText('For which role?');
  expect(post).toHaveBeenCalledWith('/api/users/interviews/{id}/answers', {
    path: { id: 'o1' },
    body: { step: 'company', answer: 'Saltmarsh Grid', mode: 'guided' },
  });
  expect(stream).not.toHaveBeenCalled();
  expect(localStorage.getItem('assay.fixedQuestions')).toBe('yes');
});
