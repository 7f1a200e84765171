import { describe, expect, it } from 'vitest';
import type { NotificationPage } from '@/api/words';
import { bellName, hasNew, markedPage, unreadAfter } from './rules';

describe('the bell', () => {
  it.each([
    [0, 'Notifications'],
    [1, 'Notifications, 1 unread'],
    [99, 'Notifications, 99 unread'],
    [100, 'Notifications, 99+ unread'],
  ])('with %i unread is called “%s”', (unread, name) => {
    expect(bellName(unread)).toBe(name);
  });
});

describe('something new', () => {
  it.each([
    ['is not what was found at first', undefined, 'b', false],
    ['is the first of all', null, 'a', true],
    ['is newer than what was known', 'a', 'b', true],
    ['is not the same once more', 'b', 'b', false],
    ['is not an older one that is left when a newer was removed', 'b', 'a', false],
    ['is not an emptied list', 'a', null, false],
  ] as const)('%s', (_, before, newest, want) => {
    const known = before === undefined ? undefined : { newest: before, unread: 0 };
    expect(hasNew(known, { newest, unread: 1 })).toBe(want);
  });
});

describe('marking as read', () => {
  const item = (id: string, read_at: string | null) => ({
    id,
    type: 'moderation_result',
    title: id,
    text: '',
    link: '/',
    created_at: '2026-11-20T10:00:00Z',
    read_at,
  });
  const page: NotificationPage = {
    items: [item('c', null), item('b', 'before'), item('a', null)],
    next_cursor: null,
    newest: 'c',
    unread: 2,
  };
  const readAt = (read: Parameters<typeof markedPage>[1]) =>
    markedPage(page, read, 'now').items.map((each) => each.read_at);

  it('changes what is named and leaves what was read before', () => {
    expect(readAt({ ids: ['a', 'b'] })).toEqual([null, 'before', 'now']);
  });

  it('changes one and all before it, and nothing that came later', () => {
    expect(readAt({ up_to: 'b' })).toEqual([null, 'before', 'now']);
    expect(readAt({ up_to: 'c' })).toEqual(['now', 'before', 'now']);
  });

  it('leaves no fewer than none unread', () => {
    expect(unreadAfter(1, { ids: ['a', 'b'] })).toBe(0);
    expect(unreadAfter(5, { ids: ['a'] })).toBe(4);
    expect(unreadAfter(5, { up_to: 'c' })).toBe(0);
  });
});
