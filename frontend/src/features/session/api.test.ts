import { afterEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import { editions } from '@/features/session/agreements/editions';
import { register } from './api';
import { sessionActions } from './store';

const account = {
  uid: 'ada',
  email: 'ada@example.com',
  displayName: 'Ada Novak',
  emailVerified: false,
  signedInAt: 0,
};
const form = { displayName: 'Ada Novak', isCompany: false, isNew: true };

function server(put: () => Promise<unknown> = () => Promise.resolve(undefined)) {
  const user = { id: 'id-of-ada', agreements_due: true };
  const loose = api as unknown as AnyApi;
  vi.spyOn(loose, 'create').mockResolvedValue({ user });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return vi.spyOn(api, 'put').mockImplementation(put as never);
}

afterEach(() => {
  sessionActions.register(null);
  sessionActions.signedOut();
});

it('agrees to the texts that the sign-up form names', async () => {
  const put = server();
  sessionActions.signedIn(account);
  sessionActions.register(form);
  expect(await register()).toMatchObject({ agreements_due: false });
  expect(put).toHaveBeenCalledExactlyOnceWith('/api/users/agreements', { body: editions });
});

it('leaves the question to the notice where no form named the texts, or it could not be recorded', async () => {
  const put = server(() => Promise.reject(new Error('offline')));
  sessionActions.signedIn(account);
  expect(await register()).toMatchObject({ agreements_due: true });
  expect(put).not.toHaveBeenCalled();
  sessionActions.register(form);
  expect(await register()).toMatchObject({ agreements_due: true });
  expect(put).toHaveBeenCalledOnce();
});
