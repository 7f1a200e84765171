import { describe, expect, it } from 'vitest';
import { changesBetween, keptOf, lacking, type Kept } from './rules';

const kept = (edits: Kept['edits'], version = 3, at = 5): Kept => ({ edits, version, at });

/** What the browser has once these changes are written. */
function written(...steps: ReadonlyMap<string, string | null>[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const changes of steps) {
    for (const [name, value] of changes) {
      if (value === null) texts.delete(name);
      else texts.set(name, value);
    }
  }
  return texts;
}

describe('the unsaved changes of a problem in this browser', () => {
  it('come back as they were made, files that were removed too', () => {
    const edits = { 'statement/problem.en.md': 'Add.\n', 'a b': null };
    const texts = written(changesBetween('d', null, kept(edits)));
    expect(keptOf(texts, 'd')).toEqual(kept(edits));
    const rows = [...texts.values()].map((value): unknown => JSON.parse(value));
    for (const row of rows) expect(row).toMatchObject({ synced: false });
  });

  it('are written file by file, and only what changed', () => {
    const first = kept({ a: '1', b: '2' });
    const second = kept({ a: '1', b: '3' }, 3, 6);
    const changes = changesBetween('d', first, second);
    expect([...changes.keys()]).toEqual(['problem d b']);
    const texts = written(changesBetween('d', null, first), changes);
    expect(keptOf(texts, 'd')).toEqual(second);
  });

  it('are all written again on another version, and leave once they are saved', () => {
    const first = kept({ a: '1', b: '2' });
    const second = kept({ a: '1' }, 4, 6);
    const changes = changesBetween('d', first, second);
    const texts = written(changesBetween('d', null, first), changes);
    expect(keptOf(texts, 'd')).toEqual(second);
    const none = changesBetween('d', second, kept({}, 4));
    expect(keptOf(written(changesBetween('d', null, second), none), 'd')).toBeNull();
  });

  it('are those of one problem, and nothing else that is kept', () => {
    const texts = written(
      changesBetween('d', null, kept({ a: '1' })),
      changesBetween('dd', null, kept({ a: '2' })),
      new Map([
        ['assay.draft.x', '{"source":"x"}'],
        ['problem e broken', '{'],
        ['problem e other', '{"text":1,"version":1,"at":1}'],
      ]),
    );
    expect(keptOf(texts, 'd')?.edits).toEqual({ a: '1' });
    expect(keptOf(texts, 'e')).toBeNull();
  });

  it('count from the oldest version where they were made on several', () => {
    const texts = written(
      changesBetween('d', null, kept({ a: '1' }, 7, 9)),
      changesBetween('d', null, kept({ b: '1' }, 4, 8)),
    );
    expect(keptOf(texts, 'd')).toEqual(kept({ a: '1', b: '1' }, 4, 9));
  });

  it('are without what the server has by now', () => {
    const files = [
      { path: 'same', bytes: 1, text: '1' },
      { path: 'other', bytes: 1, text: '1' },
      { path: 'hidden', bytes: 1, text: null },
      { path: 'there', bytes: 1, text: '1' },
    ];
    const edits = { same: '1', other: '2', hidden: '3', gone: null, there: null, fresh: '4' };
    const left = { other: '2', hidden: '3', there: null, fresh: '4' };
    expect(lacking(kept(edits), { files })).toEqual(kept(left));
  });
});
