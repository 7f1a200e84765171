import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { OpenProblemDraft } from '@/api/words/problem-drafts';
import { readDraft, saveFiles } from './api';
import { useDraftFiles } from './hooks';
import type { Kept } from './kept/rules';

vi.mock('./api', () => ({ readDraft: vi.fn(), saveFiles: vi.fn() }));

const file = (path: string, text: string) => ({ path, bytes: text.length, text });

function draft(version: number, files: Record<string, string>): OpenProblemDraft {
  return {
    id: 'd',
    version,
    is_own: true,
    files: Object.entries(files).map(([path, text]) => file(path, text)),
  } as unknown as OpenProblemDraft;
}

const stale = new ApiError({
  status: 409,
  code: 'stale_version',
  detail: 'x',
  fields: [
    { field: 'both', code: 'changed', detail: 'ben@example.com' },
    { field: 'theirs', code: 'changed', detail: 'ben@example.com' },
  ],
});

function show(first: OpenProblemDraft, kept: Kept | null = null, editable = true) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(({ of, open }) => useDraftFiles(of, kept, open), {
    wrapper,
    initialProps: { of: first, open: editable },
  });
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.mocked(saveFiles).mockReset();
  vi.mocked(readDraft).mockReset();
});
afterEach(() => vi.useRealTimers());

describe('the files of a draft', () => {
  it('save themselves ten seconds after a change, and only what changed', async () => {
    vi.mocked(saveFiles).mockResolvedValue(draft(2, { a: 'new', b: '1' }));
    const { result } = show(draft(1, { a: 'old', b: '1' }));
    act(() => result.current.put('a', 'new'));
    expect([result.current.status, result.current.files.get('a')]).toEqual(['dirty', 'new']);
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(saveFiles).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(saveFiles).toHaveBeenCalledWith({ id: 'd', version: 1 }, [{ path: 'a', text: 'new' }]);
    await waitFor(() => expect(result.current.status).toBe('saved'));
  });

  it('are saved once where Save is pressed while they save themselves', async () => {
    vi.mocked(saveFiles)
      .mockResolvedValueOnce(draft(2, { a: 'new' }))
      .mockRejectedValueOnce(stale);
    const { result } = show(draft(1, { a: 'old' }));
    act(() => result.current.put('a', 'new'));
    const both = await act(() => Promise.all([result.current.save(), result.current.save()]));
    expect([both, result.current.conflict]).toEqual([[2, 2], null]);
    expect(saveFiles).toHaveBeenCalledTimes(1);
  });

  it('meet somebody else’s save file by file, and lose nothing of either', async () => {
    const theirs = draft(5, { both: 'ben', theirs: 'ben', mine: 'old' });
    vi.mocked(saveFiles).mockRejectedValueOnce(stale);
    vi.mocked(readDraft).mockResolvedValue(theirs);
    const { result, rerender } = show(draft(4, { both: 'old', theirs: 'old', mine: 'old' }));
    act(() => result.current.putAll({ both: 'ada', mine: 'ada' }));
    await act(() => result.current.save());
    await waitFor(() => expect(result.current.conflict).not.toBeNull());
    expect(result.current.conflict?.changed).toEqual([
      { path: 'both', who: 'ben@example.com', both: true },
      { path: 'theirs', who: 'ben@example.com', both: false },
    ]);
    rerender({ of: theirs, open: true });
    act(() => result.current.takeTheirs());
    expect(Object.fromEntries(result.current.files)).toEqual({
      both: 'ben',
      theirs: 'ben',
      mine: 'ada',
    });
    vi.mocked(saveFiles).mockResolvedValue(draft(6, {}));
    await act(() => result.current.save());
    expect(saveFiles).toHaveBeenLastCalledWith({ id: 'd', version: 5 }, [
      { path: 'mine', text: 'ada' },
    ]);
  });

  it('keep what was typed when a save fails', async () => {
    const refused = new ApiError({ status: 413, code: 'too_large', detail: 'x' });
    vi.mocked(saveFiles).mockRejectedValueOnce(refused);
    const { result } = show(draft(1, { a: 'old' }));
    act(() => result.current.put('a', 'new'));
    await act(() => result.current.save());
    await waitFor(() => expect(result.current.failure).toBe(refused));
    expect([result.current.status, result.current.files.get('a')]).toEqual(['dirty', 'new']);
  });

  it('keep what was typed where both changed a file and one’s own is chosen', async () => {
    vi.mocked(saveFiles).mockRejectedValueOnce(stale);
    vi.mocked(readDraft).mockResolvedValue(draft(5, { both: 'ben' }));
    const { result } = show(draft(4, { both: 'old' }));
    act(() => result.current.put('both', 'ada'));
    await act(() => result.current.save());
    await waitFor(() => expect(result.current.conflict).not.toBeNull());
    act(() => result.current.keepMine());
    expect([result.current.conflict, result.current.files.get('both')]).toEqual([null, 'ada']);
  });
});

describe('what an earlier visit left unsaved', () => {
  const kept: Kept = { edits: { a: 'new', b: 'same' }, version: 4, at: 1 };
  const server = draft(4, { a: 'old', b: 'same' });

  it('is shown, and sent only once it is decided that it stays', async () => {
    vi.mocked(saveFiles).mockResolvedValue(draft(5, { a: 'new', b: 'same' }));
    const { result } = show(server, kept);
    expect([result.current.status, result.current.files.get('a')]).toEqual(['dirty', 'new']);
    expect(result.current.restored).toMatchObject({ at: 1, behind: false });
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(saveFiles).not.toHaveBeenCalled();
    act(() => result.current.restored?.keep());
    expect(result.current.restored).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(saveFiles).toHaveBeenCalledWith({ id: 'd', version: 4 }, [{ path: 'a', text: 'new' }]);
    await waitFor(() => expect(result.current.status).toBe('saved'));
  });

  it('stays where somebody types on, and goes where it is discarded', async () => {
    const typed = show(server, kept);
    act(() => typed.result.current.put('c', '1'));
    expect(typed.result.current.restored).toBeNull();
    expect(typed.result.current.files.get('a')).toBe('new');
    const { result } = show(server, kept);
    act(() => result.current.restored?.discard());
    expect([result.current.files.get('a'), result.current.dirty]).toEqual(['old', false]);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  });

  it('meets what was saved since as any other change does', async () => {
    vi.mocked(saveFiles).mockRejectedValueOnce(stale);
    vi.mocked(readDraft).mockResolvedValue(draft(6, { a: 'ben' }));
    const { result } = show(draft(6, { a: 'ben' }), kept);
    expect(result.current.restored?.behind).toBe(true);
    await act(() => result.current.save());
    expect(saveFiles).toHaveBeenCalledWith({ id: 'd', version: 4 }, expect.anything());
    await waitFor(() => expect(result.current.conflict).not.toBeNull());
  });

  it('is neither shown nor sent while the version cannot be changed, and comes back after that', async () => {
    const { result, rerender } = show(server, kept, false);
    expect([result.current.files.get('a'), result.current.dirty]).toEqual(['old', false]);
    expect(result.current.restored).not.toBeNull();
    await act(async () => expect(await result.current.save()).toBe(4));
    expect(saveFiles).not.toHaveBeenCalled();
    rerender({ of: server, open: true });
    expect(result.current.files.get('a')).toBe('new');
  });
});

describe('without a network', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('typing goes on, and what was typed is saved when the network is back', async () => {
    vi.mocked(saveFiles).mockResolvedValue(draft(2, { a: 'new' }));
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { result } = show(draft(1, { a: 'old' }));
    act(() => result.current.put('a', 'new'));
    expect(result.current.status).toBe('offline');
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(saveFiles).not.toHaveBeenCalled();
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(saveFiles).toHaveBeenCalledTimes(1);
    network.mockRestore();
  });
});
