import { describe, expect, it } from 'vitest';
import { firstGenerator, GENERATORS, madeTests, waitingIn } from './made';

describe('the tests that generators make', () => {
  it('are named by folder, samples too', () => {
    const text =
      'data: {sample: {data: {a: x.py}}, secret: {data: {core: {data: {b: x.py 1, c: x.py 2}}}}}';
    const made = madeTests(text);
    expect([...made]).toEqual(['data/sample/a', 'data/secret/core/b', 'data/secret/core/c']);
    const files = new Map([['data/secret/core/b.in', '1']]);
    expect(waitingIn(files, made)).toBe(2);
  });

  it('are two of those that a package begins with', () => {
    expect(madeTests(firstGenerator[GENERATORS] ?? '').size).toBe(2);
  });

  it.each(['', 'data: [', 'data: 1', 'data: {secret: {data: {core: 1}}}'])(
    'are none where the file says none: %s',
    (text) => expect(madeTests(text).size).toBe(0),
  );
});
