import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { ApiError } from '@/api/errors';
import type { AttemptTask } from '@/api/words';

import type { TaskMemory } from '@/features/workspace/task-memory';

import { useSending } from './use-sending';

const detail = 'This task cannot be solved in that language.';

const refusal = new ApiError({
  status: 400,
  code: 'validation_failed',
  detail: 'Some fields need attention.',
  fields: [{ field: 'language', code: 'not_offered', detail }],
});

const memory: TaskMemory = { language: 'python', shown: null, own: null, input: '' };

function sendingOf(first: string) {
  const send = { run: () => Promise.reject(refusal), submit: () => Promise.reject(refusal) };
  const editor = {
    current: { text: () => 'print(1)' },
  } as unknown as Parameters<typeof useSending>[0]['editor'];
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  const use = ({ id }: { id: string }) =>
    useSending({
      send,
      refresh: () => Promise.resolve(),
      task: { id } as AttemptTask,
      language: 'python',
      memory,
      change: () => undefined,
      editor,
    });
  return renderHook(use, { wrapper, initialProps: { id: first } });
}

it.each(['run', 'submit'] as const)(
  'a refused %s shows the sentence of the server, at its task only',
  async (kind) => {
    const { result, rerender } = sendingOf('t1');
    act(() => result.current[kind]());
    await waitFor(() => expect(result.current.problem).toBe(detail));
    rerender({ id: 't2' });
    expect(result.current.problem).toBeNull();
    rerender({ id: 't1' });
    expect(result.current.problem).toBeNull();
  },
);

it('a refusal that arrives after another task was opened is not shown there', async () => {
  const { result, rerender } = sendingOf('t1');
  act(() => result.current.submit());
  rerender({ id: 't2' });
  await waitFor(() => expect(result.current.busy).toBeNull());
  expect(result.current.problem).toBeNull();
});
