import { beforeEach, describe, expect, it } from 'vitest';

import {
  isFromElsewhere,
  loadLocalDraft,
  type LocalDraft,
  openDraft,
  saveLocalDraft,
  type ServerDraft,
} from './local-drafts';

const key = { attemptId: 'a1', taskId: 't1', language: 'python' };
const server: ServerDraft = { source: 'from server', revision: 4, savedAt: '2031-03-12T10:00:00Z' };
const later = Date.parse('2031-03-12T10:05:00Z');
const earlier = Date.parse('2031-03-12T09:55:00Z');

function local(change: Partial<LocalDraft>): LocalDraft {
  return { source: 'from here', baseRevision: 4, editedAt: later, synced: false, ...change };
}

describe('opening a draft', () => {
  it('opens the template when nothing was written yet', () => {
    expect(openDraft(null, null, 'template')).toEqual({
      source: 'template',
      revision: 0,
      unsent: false,
      note: 'none',
      other: null,
    });
  });

  it("opens the server's text when this browser has nothing of its own", () => {
    expect(openDraft(null, server, 'template')).toMatchObject({
      source: 'from server',
      revision: 4,
      note: 'none',
    });
  });

  it("opens the server's text when the local one was acknowledged", () => {
    const opened = openDraft(local({ synced: true }), server, 'template');
    expect(opened).toMatchObject({ source: 'from server', unsent: false, note: 'none' });
  });

  it("opens the local text where the page's copy of the attempt is older than what was acknowledged", () => {
    const acknowledged = local({ baseRevision: 6, synced: true });
    expect(openDraft(acknowledged, server, 'template')).toMatchObject({
      source: 'from here',
      revision: 6,
      unsent: false,
      note: 'none',
    });
    expect(openDraft(local({ baseRevision: 6 }), server, 'template')).toMatchObject({
      source: 'from here',
      revision: 6,
      unsent: true,
      note: 'unsent_local',
    });
  });

  it('opens and sends the local text that a lost connection kept from the server', () => {
    expect(openDraft(local({}), server, 'template')).toMatchObject({
      source: 'from here',
      revision: 4,
      unsent: true,
      note: 'unsent_local',
    });
    expect(openDraft(local({ baseRevision: 0 }), null, 'template')).toMatchObject({
      source: 'from here',
      revision: 0,
      unsent: true,
    });
  });

  it('lets the newer one win when both changed, and keeps the other', () => {
    expect(openDraft(local({ baseRevision: 3 }), server, 'template')).toMatchObject({
      source: 'from here',
      note: 'local_newer',
      other: 'from server',
      unsent: true,
    });
    expect(
      openDraft(local({ baseRevision: 3, editedAt: earlier }), server, 'template'),
    ).toMatchObject({
      source: 'from server',
      note: 'server_newer',
      other: 'from here',
      unsent: false,
    });
  });
});

describe("the browser's copy", () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('comes back as it was written, apart for each task and language', () => {
    expect(saveLocalDraft(localStorage, key, local({}))).toBe(true);
    expect(loadLocalDraft(localStorage, key)).toEqual(local({}));
    expect(loadLocalDraft(localStorage, { ...key, language: 'c' })).toBeNull();
    expect(loadLocalDraft(localStorage, { ...key, taskId: 't2' })).toBeNull();
  });

  it('is ignored when it cannot be read', () => {
    localStorage.setItem('assay.draft.a1.t1.python', '{');
    expect(loadLocalDraft(localStorage, key)).toBeNull();
    localStorage.setItem('assay.draft.a1.t1.python', '{"source": 3}');
    expect(loadLocalDraft(localStorage, key)).toBeNull();
  });

  it('says so when the browser refuses to keep it', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(saveLocalDraft(full, key, local({}))).toBe(false);
  });
});

it('text that another browser wrote differs from text whose save was never acknowledged', () => {
  const server = { source: 'b', revision: 2, savedAt: '2026-11-20T10:00:00Z' };
  const local = (source: string, baseRevision: number) => ({
    source,
    baseRevision,
    editedAt: 0,
    synced: false,
  });
  expect(isFromElsewhere(null, null)).toBe(false);
  expect(isFromElsewhere(null, server)).toBe(true);
  expect(isFromElsewhere(local('a', 1), server)).toBe(true);
  expect(isFromElsewhere(local('b', 1), server)).toBe(false);
  expect(isFromElsewhere(local('a', 2), server)).toBe(false);
});
