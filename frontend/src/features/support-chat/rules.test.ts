import { describe, expect, it } from 'vitest';
import type { SupportMessage } from '@/api/words/support';
import { base64Of, lastOf, markOf, merged, suggested, withCanned, withOlder } from './rules';

const message = (number: number, side: 'user' | 'admin' = 'user'): SupportMessage => ({
  number,
  side,
  text: String(number),
  created_at: '2026-11-25T12:00:00Z',
  files: [],
  by_mail: false,
  refused_files: [],
  has_quoted_text: false,
});

const numbers = (items: readonly SupportMessage[]) => items.map(({ number }) => number);

describe('messages', () => {
  it('stand in the order of their numbers, each once, however they came', () => {
    const all = merged([message(1), message(3)], [message(3), message(2), message(4)]);
    expect(numbers(all)).toEqual([1, 2, 3, 4]);
  });

  it('of an older page come before, and say whether there are more', () => {
    const known = { items: [message(3)], more: true };
    const all = withOlder(known, { items: [message(1), message(2)], more: false });
    expect([numbers(all.items), all.more]).toEqual([[1, 2, 3], false]);
  });

  it('know the newest one of a side', () => {
    expect(lastOf([message(1), message(2, 'admin'), message(3)], 'admin')).toBe(2);
    expect(lastOf([message(1)], 'admin')).toBe(0);
  });
});

it.each([
  [3, 'sent'],
  [2, 'delivered'],
  [1, 'read'],
] as const)('message %i of ours is %s', (number, mark) => {
  expect(markOf(number, { delivered: 2, read: 1 })).toBe(mark);
});

describe('a canned reply', () => {
  const replies = [
    { key: 'hello', text: 'Hello there' },
    { key: 'help', text: 'How can we help?' },
  ];

  it.each([
    ['/hello', 'Hello there'],
    ['Dear Ada, /hello', 'Dear Ada, Hello there'],
    ['/unknown', null],
    ['either/hello', null],
    ['/hello again', null],
  ])('for “%s” is %s', (typed, want) => {
    expect(withCanned(typed, replies)).toBe(want);
  });

  it('is suggested by the beginning of its key', () => {
    expect(suggested('/hel', replies)).toHaveLength(2);
    expect(suggested('/help', replies).map(({ key }) => key)).toEqual(['help']);
    expect(suggested('hel', replies)).toEqual([]);
  });
});

it('a large file becomes base64 in pieces', async () => {
  const bytes = new Uint8Array(100_000).map((_, at) => at % 256);
  const read = atob(await base64Of(new Blob([bytes])));
  expect(read.length).toBe(bytes.length);
  expect(read.charCodeAt(99_999)).toBe(99_999 % 256);
});
