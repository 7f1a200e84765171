import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { AttemptTask } from '@/api/words';

import { PAUSE_MS } from './autosave';
import { DraftBook } from './draft-book';

const task: AttemptTask = {
  id: 't1',
  position: 1,
  title: 'Shift plan',
  weight: 100,
  difficulty: 'easy',
  type: 'code',
  keywords: [],
  statement: '',
  samples: [],
  time_limit_ms: 1000,
  memory_mib: 256,
  groups: [],
  languages: ['python', 'c'],
  templates: [{ language: 'python', source: '# start here' }],
  drafts: [],
  submissions: [],
  best_points: null,
  sent_at_end: false,
};

function book(writes = true) {
  const sent: string[] = [];
  const made = new DraftBook('a1', {
    send: (key, source, revision) => {
      sent.push(`${key.taskId}/${key.language}: ${source}`);
      return Promise.resolve({ ok: true as const, revision: revision + 1 });
    },
    storage: localStorage,
    now: () => Date.parse('2031-03-12T10:00:00Z'),
    writes,
  });
  return { book: made, sent };
}

describe('the drafts of a visit', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('opens the template, then the same entry again with what was typed', async () => {
    const { book: drafts, sent } = book();
    const entry = drafts.open(task, 'python');
    expect(entry.opened.source).toBe('# start here');
    entry.autosave.edit('print(1)');
    drafts.open(task, 'c').autosave.edit('int main() {}');
    expect(drafts.open(task, 'python')).toBe(entry);
    expect(entry.autosave.source).toBe('print(1)');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(sent).toEqual(['t1/python: print(1)', 't1/c: int main() {}']);
    expect(drafts.hasUnsent()).toBe(false);
  });

  it('brings back after a reload what was typed a moment before', () => {
    book().book.open(task, 'python').autosave.edit('print(2)');
    const { book: reloaded } = book();
    expect(reloaded.open(task, 'python').opened).toMatchObject({
      source: 'print(2)',
      unsent: true,
    });
  });

  it('sends everything when the page is left, and nothing after the end', async () => {
    const { book: drafts, sent } = book();
    drafts.open(task, 'python').autosave.edit('print(3)');
    expect(drafts.hasUnsent()).toBe(true);
    await drafts.flush();
    expect(sent).toEqual(['t1/python: print(3)']);
    drafts.close();
    drafts.open(task, 'python').autosave.edit('print(4)');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  it('is read-only where another tab writes, and shows what that tab has kept', async () => {
    book().book.open(task, 'python').autosave.edit('print(5)');
    const { book: reading, sent } = book(false);
    const entry = reading.open(task, 'python');
    expect(entry.autosave.source).toBe('print(5)');
    expect(entry.autosave.status).toBe('reading');
    entry.autosave.edit('print(6)');
    await reading.flush();
    expect(sent).toEqual([]);
  });

  it('opens what another browser saved for reading, until one take-over for all tasks', async () => {
    const saved = (revision: number) => ({
      ...task,
      drafts: [
        {
          language: 'python' as const,
          source: `r${revision}`,
          revision,
          saved_at: '2031-03-12T09:59:00Z',
          edited_at: '2031-03-12T09:59:00Z',
        },
      ],
    });
    const { book: drafts, sent } = book();
    const entry = drafts.open(saved(3), 'python');
    expect([entry.autosave.status, entry.autosave.source]).toEqual(['stale', 'r3']);
    await drafts.takeOver([saved(5)]);
    expect([entry.autosave.status, entry.autosave.source]).toEqual(['saved', 'r5']);
    expect(drafts.open({ ...saved(1), id: 't2' }, 'python').autosave.status).toBe('saved');
    expect(sent).toEqual([]);
    drafts.compare([saved(6)]);
    expect(entry.autosave.status).toBe('stale');
  });

  it('opens its own saved text without a question', () => {
    localStorage.setItem(
      'assay.draft.a1.t1.python',
      JSON.stringify({ source: 'mine', baseRevision: 3, editedAt: 0, synced: true }),
    );
    const drafts = [
      {
        language: 'python' as const,
        source: 'mine',
        revision: 3,
        saved_at: '2031-03-12T09:59:00Z',
        edited_at: '2031-03-12T09:59:00Z',
      },
    ];
    expect(book().book.open({ ...task, drafts }, 'python').autosave.status).toBe('saved');
  });

  const keptHere = (language: string, source: string, minute: number) =>
    localStorage.setItem(
      `assay.draft.a1.t1.${language}`,
      JSON.stringify({
        source,
        baseRevision: 0,
        editedAt: Date.parse(`2031-03-12T09:0${minute}:00Z`),
        synced: false,
      }),
    );

  it('says how long ago each text of an earlier visit was changed, also without a template', async () => {
    keptHere('python', 'print(1)', 1);
    keptHere('c', 'int main() {}', 2);
    const ages: Record<string, number> = {};
    const drafts = new DraftBook('a1', {
      send: ({ language }, _source, revision, editedMsAgo) => {
        ages[language] = editedMsAgo / 60_000;
        return Promise.resolve({ ok: true as const, revision: revision + 1 });
      },
      storage: localStorage,
      now: () => Date.parse('2031-03-12T10:00:00Z'),
      writes: true,
    });
    drafts.deliver([task]);
    await vi.advanceTimersByTimeAsync(0);
    expect(ages).toEqual({ python: 59, c: 58 });
  });

  it('chooses what the end submits: the text changed last that is neither blank nor its template', () => {
    expect(book().book.latest(task)).toBeNull();
    keptHere('python', 'print(1)', 1);
    keptHere('c', 'int main() {}', 2);
    expect(book().book.latest(task)).toEqual({ language: 'c', source: 'int main() {}' });
    const { book: drafts } = book();
    const python = drafts.open(task, 'python').autosave;
    python.edit('print(2)');
    expect(drafts.latest(task)).toEqual({ language: 'python', source: 'print(2)' });
    for (const nothing of [' \n', '# start here\n']) {
      python.edit(nothing);
      expect(drafts.latest(task)?.language).toBe('c');
    }
  });

  it('names the tasks whose text the server does not take', async () => {
    const drafts = new DraftBook('a1', {
      send: () => Promise.resolve({ ok: false as const, failure: 'refused' as const }),
      storage: localStorage,
      now: () => 0,
      writes: true,
    });
    drafts.open(task, 'python').autosave.edit('x');
    expect(drafts.isRefused(task)).toBe(false);
    await drafts.flush();
    expect([drafts.isRefused(task), drafts.unsent()]).toEqual([true, 'refused']);
    expect(drafts.isRefused({ ...task, id: 't2' })).toBe(false);
  });

  it('notices when the browser refuses to keep a copy', () => {
    const full: Pick<Storage, 'getItem' | 'setItem'> = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const drafts = new DraftBook('a1', {
      send: (_key, _source, revision) => Promise.resolve({ ok: true as const, revision }),
      storage: full,
      now: () => 0,
      writes: true,
    });
    expect(drafts.keepsHere()).toBe(true);
    drafts.open(task, 'python').autosave.edit('x');
    expect(drafts.keepsHere()).toBe(false);
  });

  it('notifies its listeners of each change of status', () => {
    const { book: drafts } = book();
    const listener = vi.fn();
    const stop = drafts.subscribe(listener);
    drafts.open(task, 'python').autosave.edit('x');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    drafts.open(task, 'c').autosave.edit('y');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
