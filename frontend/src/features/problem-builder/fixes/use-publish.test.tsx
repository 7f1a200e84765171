import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenProblemDraft } from '@/api/words/problem-drafts';
import {
  judged,
  publishOwn,
  readDraft,
  show,
  verifyAndPublish,
} from '@/features/problem-builder/api';
import { EditingContext, type Editing } from '@/features/problem-builder/editor/context';
import { text } from '@/features/problem-builder/text';
import { isBlocked, isPublishing, usePublishOwn } from './use-publish';

vi.mock('@/features/problem-builder/api');

const line = (item: string, is_met: boolean) => ({ item, is_met, tab: 'verify', task: null });
const draft = (state: string, unmet: string[] = [], check: object | null = null) =>
  ({
    id: 'd1',
    version: 3,
    state,
    check,
    checklist: ['statement', 'verdicts'].map((item) => line(item, !unmet.includes(item))),
  }) as unknown as OpenProblemDraft;

function publish(save: () => Promise<number | null> = () => Promise.resolve(3)) {
  const editing = { draft: draft('draft'), save } as unknown as Editing;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <EditingContext.Provider value={editing}>{children}</EditingContext.Provider>
    </QueryClientProvider>
  );
  const hook = renderHook(() => usePublishOwn(), { wrapper });
  act(() => hook.result.current.mutate());
  return hook;
}

beforeEach(() => {
  vi.mocked(readDraft).mockReset();
  vi.mocked(verifyAndPublish).mockReset();
  vi.mocked(show)
    .mockReset()
    .mockImplementation((one) => Promise.resolve(one));
  vi.mocked(judged).mockReset();
  vi.mocked(publishOwn).mockReset().mockResolvedValue(draft('published'));
});

describe('publishing a company’s own problem', () => {
  it('has the server publish what the judge has passed, and nothing else', async () => {
    vi.mocked(readDraft).mockResolvedValue(draft('draft', ['verdicts']));
    vi.mocked(verifyAndPublish).mockResolvedValue(draft('verifying', ['verdicts']));
    vi.mocked(judged).mockResolvedValueOnce(draft('verify_failed', ['verdicts']));
    const failed = publish();
    await waitFor(() => expect(failed.result.current.error?.message).toContain(text.notPassed));

    vi.mocked(judged).mockResolvedValueOnce(draft('published'));
    const passed = publish();
    await waitFor(() => expect(passed.result.current.isSuccess).toBe(true));
    expect(verifyAndPublish).toHaveBeenLastCalledWith({ id: 'd1', version: 3 });
    expect(show).toHaveBeenCalledExactlyOnceWith(draft('published'));
    expect(publishOwn).not.toHaveBeenCalled();
  });

  it('asks again where it passed and was not published, so that the answer says why', async () => {
    vi.mocked(readDraft).mockResolvedValue(draft('draft', ['verdicts']));
    vi.mocked(verifyAndPublish).mockResolvedValue(draft('verifying', ['verdicts']));
    vi.mocked(judged).mockResolvedValueOnce(draft('verified'));
    const done = publish();
    await waitFor(() => expect(done.result.current.isSuccess).toBe(true));
    expect(publishOwn).toHaveBeenCalledExactlyOnceWith(draft('verified'));
  });

  it('waits for a judge who is asked already, and has a check that runs publish too', async () => {
    const running = draft('verifying', ['verdicts'], { publishes: true });
    expect([isPublishing(running), isPublishing(draft('verifying'))]).toEqual([true, false]);
    vi.mocked(judged).mockResolvedValue(draft('published'));
    vi.mocked(readDraft).mockResolvedValueOnce(running);
    const reopened = publish();
    await waitFor(() => expect(reopened.result.current.isSuccess).toBe(true));
    expect(verifyAndPublish).not.toHaveBeenCalled();
    vi.mocked(readDraft).mockResolvedValueOnce(draft('verifying', [], { publishes: false }));
    vi.mocked(verifyAndPublish).mockResolvedValue(running);
    const joined = publish();
    await waitFor(() => expect(joined.result.current.isSuccess).toBe(true));
    expect(verifyAndPublish).toHaveBeenCalledOnce();
  });

  it('asks no judge where the problem is verified as it is', async () => {
    vi.mocked(readDraft).mockResolvedValue(draft('verified'));
    const done = publish();
    await waitFor(() => expect(done.result.current.isSuccess).toBe(true));
    expect(verifyAndPublish).not.toHaveBeenCalled();
    expect(publishOwn).toHaveBeenCalledOnce();
  });

  it('stops where something is missing or was not saved', async () => {
    vi.mocked(readDraft).mockResolvedValue(draft('draft', ['statement', 'verdicts']));
    const missing = publish();
    await waitFor(() =>
      expect(missing.result.current.error?.message).toContain(text.submitBlocked),
    );
    const unsaved = publish(() => Promise.resolve(null));
    await waitFor(() => expect(unsaved.result.current.error?.message).toContain(text.saveFailed));
    expect(verifyAndPublish).not.toHaveBeenCalled();
    expect(publishOwn).not.toHaveBeenCalled();
  });

  it('is blocked by what is the author’s to do, and by what the judge found of these files', () => {
    expect(isBlocked(draft('draft', ['verdicts']))).toBe(false);
    expect(isBlocked(draft('draft', ['statement']))).toBe(true);
    const failed = { is_current: true, state: 'failed' };
    expect(isBlocked(draft('verify_failed', ['verdicts'], failed))).toBe(true);
    expect(isBlocked(draft('draft', ['verdicts'], { ...failed, is_current: false }))).toBe(false);
  });
});
