import { expect, it } from 'vitest';
import { openDraft } from '@/features/attempts/rules';
import { adopted, adoptDrafts } from './adopt';

const draft = (source: string, editedAt: number, synced = false, baseRevision = 0) => ({
  source,
  editedAt,
  synced,
  baseRevision,
});

it('what was written signed out is taken over unless something newer is unsent', () => {
  expect(adopted(null, null)).toBeNull();
  expect(adopted(draft('a', 1), null)?.source).toBe('a');
  expect(adopted(draft('a', 1), draft('b', 2))).toBeNull();
  expect(adopted(draft('a', 3), draft('b', 2))?.source).toBe('a');
});

it('what is taken over never hides what the server has', () => {
  const own = draft('b', 2, true, 4);
  const taken = adopted(draft('a', 1), own);
  expect(taken).toEqual(draft('a', 1));
  const server = { source: 'b', revision: 4, savedAt: '1970-01-01T00:00:00.002Z' };
  expect(openDraft(taken, server, '')).toMatchObject({ source: 'b', other: 'a' });
  const later = adopted(draft('a', 3), own);
  expect(openDraft(later, server, '')).toMatchObject({ source: 'a', other: 'b' });
});

it('a draft is moved once', () => {
  const shelf = (kept: Map<string, string>) => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  const [ada, ben] = [new Map<string, string>(), new Map<string, string>()];
  const nobodys = new Map([
    ['assay.draft.practice-nobody.lrucache.python', JSON.stringify(draft('x = 1', 5))],
  ]);
  adoptDrafts([shelf(nobodys), shelf(ada)], 'lrucache', ['python', 'c'], 'u1');
  expect([...ada.keys()]).toEqual(['assay.draft.practice-u1.lrucache.python']);
  expect(nobodys.size).toBe(0);
  adoptDrafts([shelf(nobodys), shelf(ben)], 'lrucache', ['python', 'c'], 'u2');
  expect(ben.size).toBe(0);
});
