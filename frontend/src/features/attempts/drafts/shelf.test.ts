import { describe, expect, it } from 'vitest';
import { MAX_BYTES, Shelf } from './shelf';

const draft = (length: number, synced: boolean, editedAt = 0) =>
  JSON.stringify({ source: 'x'.repeat(length), baseRevision: 1, editedAt, synced });

/** A database that answers when the test lets it. */
function slow() {
  const written: [string, string | null][][] = [];
  const answers: ((error?: Error) => void)[] = [];
  const write = (changes: ReadonlyMap<string, string | null>) => {
    written.push([...changes]);
    return new Promise<void>((resolve, reject) => {
      answers.push((error) => (error === undefined ? resolve() : reject(error)));
    });
  };
  const answer = async (error?: Error) => {
    answers.shift()?.(error);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { write, written, answer };
}

describe('the drafts that a browser keeps', () => {
  it('are answered at once and written in order, the latest text of each', async () => {
    const { write, written, answer } = slow();
    const shelf = new Shelf(new Map([['a', '1']]), write);
    shelf.setItem('a', '2');
    shelf.setItem('b', '1');
    shelf.setItem('b', '2');
    shelf.removeItem('a');
    expect([shelf.getItem('a'), shelf.getItem('b')]).toEqual([null, '2']);
    expect(written).toEqual([[['a', '2']]]);
    await answer();
    expect(written[1]).toEqual([
      ['b', '2'],
      ['a', null],
    ]);
    await answer();
    await shelf.settled();
    expect(written).toHaveLength(2);
  });

  it('say once that the browser refuses them, and that it keeps them again', async () => {
    const { write, answer } = slow();
    const shelf = new Shelf(new Map(), write);
    const said: boolean[] = [];
    shelf.subscribe(() => said.push(shelf.keeps));
    for (const [text, error] of [
      ['1', new Error('quota')],
      ['2', new Error('quota')],
      ['3', undefined],
    ] as const) {
      shelf.setItem('a', text);
      await answer(error);
      await shelf.settled();
    }
    expect(said).toEqual([false, true]);
    expect(shelf.getItem('a')).toBe('3');
  });

  it('make room by what the server has, the oldest first, and never by what it lacks', () => {
    const third = MAX_BYTES / 3;
    const shelf = new Shelf(
      new Map([
        ['new', draft(third, true, 2)],
        ['old', draft(third, true, 1)],
        ['unsent', draft(third - 1000, false)],
      ]),
      () => Promise.resolve(),
    );
    shelf.setItem('more', draft(third, false));
    expect(shelf.names()).toEqual(['new', 'unsent', 'more']);
    shelf.setItem('next', draft(third - 1000, false));
    expect(shelf.names()).toEqual(['unsent', 'more', 'next']);
    expect(() => shelf.setItem('last', draft(third, false))).toThrow();
    expect(shelf.names()).toEqual(['unsent', 'more', 'next']);
  });
});
