import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  Autosave,
  type AutosaveStart,
  PAUSE_MS,
  type SaveResult,
  type SaveStatus,
} from './autosave';

type Sent = { source: string; revision: number };

function setUp(start: Partial<AutosaveStart> = {}) {
  const sent: Sent[] = [];
  const kept: { source: string; revision: number; synced: boolean }[] = [];
  const statuses: SaveStatus[] = [];
  const answers: SaveResult[] = [];
  const autosave = new Autosave(
    { source: 'a', revision: 0, unsent: false, ...start },
    {
      send: (source, revision) => {
        sent.push({ source, revision });
        return Promise.resolve(answers.shift() ?? { ok: true, revision: revision + 1 });
      },
      keep: (source, revision, synced) => kept.push({ source, revision, synced }),
      onStatus: (status) => statuses.push(status),
    },
  );
  return { autosave, sent, kept, statuses, answers };
}

describe('autosave', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('keeps each change here at once and sends once, two seconds after the last', async () => {
    const { autosave, sent, kept, statuses } = setUp();
    autosave.edit('ab');
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    autosave.edit('abc');
    expect(kept).toEqual([
      { source: 'ab', revision: 0, synced: false },
      { source: 'abc', revision: 0, synced: false },
    ]);
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ source: 'abc', revision: 0 }]);
    expect(statuses).toEqual(['pending', 'saving', 'saved']);
    expect(kept.at(-1)).toEqual({ source: 'abc', revision: 1, synced: true });
  });

  it('does not send a text the server already has', async () => {
    const { autosave, sent } = setUp();
    await autosave.flush();
    autosave.edit('a');
    await vi.advanceTimersByTimeAsync(PAUSE_MS * 3);
    expect(sent).toEqual([]);
  });

  it('sends at once on blur', async () => {
    const { autosave, sent } = setUp();
    autosave.edit('ab');
    await autosave.flush();
    await vi.advanceTimersByTimeAsync(PAUSE_MS * 3);
    expect(sent).toEqual([{ source: 'ab', revision: 0 }]);
  });

  it('sends the text an earlier visit could not', async () => {
    const { sent, autosave } = setUp({ source: 'kept', revision: 3, unsent: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ source: 'kept', revision: 3 }]);
    expect(autosave.status).toBe('saved');
  });

  it('saves again what was typed while a save was under way', async () => {
    const { autosave, sent, answers } = setUp();
    let answer: (result: SaveResult) => void = () => undefined;
    answers.push(new Promise<SaveResult>((resolve) => (answer = resolve)) as unknown as SaveResult);
    autosave.edit('ab');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    autosave.edit('abc');
    answer({ ok: true, revision: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(autosave.status).toBe('pending');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(sent).toEqual([
      { source: 'ab', revision: 0 },
      { source: 'abc', revision: 1 },
    ]);
    expect(autosave.status).toBe('saved');
  });

  it('tries again, ever more slowly, while the server cannot be reached', async () => {
    const { autosave, sent, answers } = setUp();
    for (let i = 0; i < 3; i += 1) answers.push({ ok: false, failure: 'offline' });
    autosave.edit('ab');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(autosave.status).toBe('offline');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(sent.at(-1)).toEqual({ source: 'ab', revision: 0 });
    expect(autosave.status).toBe('saved');
  });

  it.each(['trouble', 'signed_out'] as const)('tries again after %s', async (failure) => {
    const { autosave, sent, answers } = setUp();
    answers.push({ ok: false, failure });
    autosave.edit('ab');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(autosave.status).toBe(failure);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(2);
    expect(autosave.status).toBe('saved');
  });

  it('keeps what is written here and sends nothing more where there is nobody to save it for', async () => {
    const { autosave, sent, kept, answers } = setUp();
    answers.push({ ok: false, failure: 'kept_here' });
    autosave.edit('ab');
    await vi.advanceTimersByTimeAsync(PAUSE_MS + 60_000);
    expect(autosave.status).toBe('kept_here');
    autosave.edit('abc');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(sent).toHaveLength(1);
    expect(kept.at(-1)).toEqual({ source: 'abc', revision: 0, synced: false });
    expect(autosave.status).toBe('kept_here');
  });

  it('sends what may not be saved again only when it changes', async () => {
    const { autosave, sent, answers } = setUp();
    answers.push({ ok: false, failure: 'forbidden' });
    autosave.edit('ab');
    await vi.advanceTimersByTimeAsync(PAUSE_MS + 60_000);
    expect(sent).toHaveLength(1);
    expect(autosave.status).toBe('forbidden');
    autosave.edit('abc');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(autosave.status).toBe('saved');
  });

  it('waits as long as a busy server asks', async () => {
    const { autosave, sent, answers } = setUp();
    answers.push({ ok: false, failure: 'offline', retryAfterMs: 10_000 });
    autosave.edit('ab');
    await vi.advanceTimersByTimeAsync(PAUSE_MS + 9_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
  });

  it('stops when another tab wrote the draft, still keeps it here, and can take over', async () => {
    const { autosave, sent, kept, answers } = setUp({ revision: 2 });
    answers.push({ ok: false, failure: 'stale' });
    autosave.edit('ab');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(autosave.status).toBe('stale');
    autosave.edit('abc');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(kept.at(-1)).toEqual({ source: 'abc', revision: 2, synced: false });
    await autosave.takeOver(7);
    expect(sent.at(-1)).toEqual({ source: 'abc', revision: 7 });
    expect(autosave.status).toBe('saved');
  });

  it('waits for a take-over where the text was written elsewhere, also before anything is typed', async () => {
    const { autosave, sent } = setUp({ revision: 2, elsewhere: true });
    expect(autosave.status).toBe('stale');
    autosave.adopt('theirs', 4);
    autosave.edit('theirs, changed');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(sent).toEqual([{ source: 'theirs, changed', revision: 4 }]);
  });

  it('stops as soon as the server is seen to have a later revision, but not while a save is under way', async () => {
    const { autosave, answers } = setUp({ revision: 2 });
    autosave.compare(2);
    expect(autosave.status).toBe('saved');
    let answer: (result: SaveResult) => void = () => undefined;
    answers.push(new Promise<SaveResult>((resolve) => (answer = resolve)) as unknown as SaveResult);
    autosave.edit('ab');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    autosave.compare(3);
    expect(autosave.status).toBe('saving');
    answer({ ok: true, revision: 3 });
    await vi.advanceTimersByTimeAsync(0);
    autosave.compare(3);
    expect(autosave.status).toBe('saved');
    autosave.compare(4);
    expect(autosave.status).toBe('stale');
  });

  it('neither sends nor keeps anything where another tab writes', async () => {
    const { autosave, sent, kept } = setUp();
    autosave.edit('ab');
    autosave.read();
    autosave.edit('abc');
    await autosave.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    expect(kept).toEqual([{ source: 'ab', revision: 0, synced: false }]);
    expect(autosave.status).toBe('reading');
  });

  it("can take the other tab's text instead", async () => {
    const { autosave, sent, answers } = setUp({ revision: 2 });
    answers.push({ ok: false, failure: 'stale' });
    autosave.edit('mine');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    autosave.adopt('theirs', 7);
    expect(autosave.status).toBe('saved');
    expect(autosave.hasUnsent).toBe(false);
    autosave.edit('theirs, changed');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(sent.at(-1)).toEqual({ source: 'theirs, changed', revision: 7 });
  });

  it('sends nothing once the attempt is over', async () => {
    const { autosave, sent, kept } = setUp();
    autosave.edit('ab');
    autosave.close();
    autosave.edit('abc');
    await autosave.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    expect(kept.at(-1)?.source).toBe('abc');
    expect(autosave.status).toBe('closed');
  });

  it('keeps a text that was too long, and saves again as soon as it is shorter', async () => {
    const { autosave, answers, kept } = setUp();
    answers.push({ ok: false, failure: 'too_large' });
    autosave.edit('x'.repeat(50));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(autosave.status).toBe('too_large');
    expect(autosave.source).toBe('x'.repeat(50));
    expect(kept.at(-1)?.source).toBe('x'.repeat(50));
    autosave.edit('x');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(autosave.status).toBe('saved');
  });
});
