import { expect, it } from 'vitest';

import { saveFailure } from '@/features/attempts/api';
import { ApiError } from '@/api/errors';

import { keepHereOnly } from './hooks';

it('who has no account is not taken for somebody whose session has ended', async () => {
  const ended = saveFailure(new ApiError({ status: 401, code: 'token_expired', detail: '' }));
  expect(ended).toEqual({ ok: false, failure: 'signed_out' });
  expect(await keepHereOnly()).toEqual({ ok: false, failure: 'kept_here' });
});
