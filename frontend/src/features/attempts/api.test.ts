import { describe, expect, it } from 'vitest';

import { ApiError } from '@/api/errors';

import { saveFailure } from './api';

const failed = (status: number, code: string, retryAfter: number | null = null) =>
  saveFailure(new ApiError({ status, code, detail: '', retryAfter }));

describe('a save that failed', () => {
  it.each([
    [0, 'network', 'offline'],
    [0, 'timeout', 'offline'],
    [400, 'validation_failed', 'refused'],
    [401, 'token_expired', 'signed_out'],
    [403, 'forbidden', 'forbidden'],
    [404, 'not_found', 'closed'],
    [409, 'attempt_closed', 'closed'],
    [409, 'stale_revision', 'stale'],
    [409, 'writing_elsewhere', 'reading'],
    [413, 'body_too_large', 'too_large'],
    [429, 'rate_limited', 'trouble'],
    [500, 'internal', 'trouble'],
    [502, 'unreadable', 'trouble'],
  ] as const)('with %i %s is called %s', (status, code, failure) => {
    expect(failed(status, code)).toEqual({ ok: false, failure });
  });

  it('waits as long as the server asks', () => {
    expect(failed(503, 'unavailable', 4)).toEqual({
      ok: false,
      failure: 'trouble',
      retryAfterMs: 4000,
    });
  });

  it('keeps the sentence of the server about the field that it names', () => {
    const fields = [{ field: 'language', code: 'not_offered', detail: 'Not in Python.' }];
    const parts = { status: 400, code: 'validation_failed', detail: 'Some fields.' };
    expect(saveFailure(new ApiError({ ...parts, fields }))).toEqual({
      ok: false,
      failure: 'refused',
      said: 'Not in Python.',
    });
  });

  it('is offline where it did not come from a call', () => {
    expect(saveFailure(new TypeError('no'))).toEqual({ ok: false, failure: 'offline' });
  });
});
