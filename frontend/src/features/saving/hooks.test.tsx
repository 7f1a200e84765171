import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { useAutosave, useVersionedForm } from './hooks';

type Note = { version: number; words: string };
type Draft = { words: string };

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A form of one line that saves itself. */
function note(save: (draft: Draft, version: number) => Promise<Note>, on = true) {
  return renderHook(
    () => {
      const form = useVersionedForm<Note, Draft>(
        { version: 3, words: 'Loom' },
        {
          draftOf: ({ words }) => ({ words }),
          problems: ({ words }) => (words === '' ? { words: 'Missing.' } : {}),
          changed: (one, other) => (one.words === other.words ? [] : ['words']),
          live: true,
          save,
          read: () => Promise.resolve({ version: 9, words: 'Theirs' }),
          keep: () => undefined,
          onSaved: () => undefined,
        },
      );
      return { ...form, status: useAutosave(form, on) };
    },
    { wrapper },
  );
}

const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('saves after a pause, once, and leaves what was typed as it was typed', async () => {
  const save = vi.fn(() => Promise.resolve({ version: 4, words: 'trimmed' }));
  const { result } = note(save);
  expect(result.current.status).toBe('saved');
  act(() => result.current.change({ words: 'Loom ' }));
  await rest(1_000);
  act(() => result.current.change({ words: 'Looms ' }));
  await rest(1_000);
  expect(save).not.toHaveBeenCalled();
  expect(result.current.status).toBe('dirty');
  await rest(600);
  expect(save).toHaveBeenCalledExactlyOnceWith({ words: 'Looms ' }, 3);
  expect(result.current.draft.words).toBe('Looms ');
  expect(result.current.status).toBe('saved');
  await rest(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});

it('sends what was typed while a save was on its way, over the version that it made', async () => {
  const save = vi.fn(
    ({ words }: Draft, version: number) =>
      new Promise<Note>((done) => {
        setTimeout(() => done({ version: version + 1, words }), 500);
      }),
  );
  const { result } = note(save);
  act(() => result.current.change({ words: 'One' }));
  await rest(1_700);
  expect(result.current.status).toBe('saving');
  act(() => result.current.change({ words: 'Two' }));
  await rest(3_000);
  expect(save).toHaveBeenLastCalledWith({ words: 'Two' }, 4);
  expect(result.current.status).toBe('saved');
});

it('does not send again what was refused, and tries again what may pass', async () => {
  const refused = new ApiError({ status: 422, code: 'invalid', detail: 'No.' });
  const save = vi.fn<(draft: Draft) => Promise<Note>>().mockRejectedValue(refused);
  const { result } = note(save);
  act(() => result.current.change({ words: 'One' }));
  await rest(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(result.current.status).toBe('dirty');
  save.mockRejectedValue(new ApiError({ status: 503, code: 'busy', detail: 'Later.' }));
  act(() => result.current.change({ words: 'Two' }));
  await rest(2_000);
  expect(save).toHaveBeenCalledTimes(2);
  save.mockResolvedValue({ version: 4, words: 'Two' });
  await rest(10_500);
  expect(save).toHaveBeenCalledTimes(3);
  expect(result.current.status).toBe('saved');
});

it('sends nothing with a problem, and nothing over what was saved elsewhere', async () => {
  const stale = new ApiError({ status: 409, code: 'stale_version', detail: 'Changed.' });
  const save = vi.fn<(draft: Draft) => Promise<Note>>().mockRejectedValue(stale);
  const { result } = note(save);
  act(() => result.current.change({ words: '' }));
  await rest(5_000);
  expect(save).not.toHaveBeenCalled();
  expect(result.current.errors.words).toBe('Missing.');
  act(() => result.current.change({ words: 'Mine' }));
  await rest(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(result.current.conflict?.fields).toEqual(['words']);
  act(() => result.current.conflict?.takeTheirs());
  await rest(5_000);
  expect(result.current.draft.words).toBe('Theirs');
  expect(result.current.status).toBe('saved');
});

it('saves at once what is left, and nothing where it is off', async () => {
  const save = vi.fn(() => Promise.resolve({ version: 4, words: 'One' }));
  const off = note(save, false);
  act(() => off.result.current.change({ words: 'One' }));
  off.unmount();
  await rest(5_000);
  expect(save).not.toHaveBeenCalled();
  const { result, unmount } = note(save);
  act(() => result.current.change({ words: 'One' }));
  unmount();
  await rest(0);
  expect(save).toHaveBeenCalledTimes(1);
});
