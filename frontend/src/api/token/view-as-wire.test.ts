import { AxiosError, type AxiosAdapter } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFor, keptAnswer, orKept } from '@/api/cache/kept';
import { createApi, createHttp } from '@/api/client';
import * as navigation from '@/platform/navigation';
import { clearToken, setTokenSource } from './token';
import { endViewing, startViewing, viewing } from './view-as';

const ID = '00000000-0000-7000-8000-000000000001';

/** A server that answers with this status and code, and the permissions that it was shown. */
function server(status: number, code = '') {
  const shown: (string | undefined)[] = [];
  const adapter: AxiosAdapter = async (config) => {
    shown.push(config.headers.get('Assay-View-As')?.toString());
    await Promise.resolve();
    const data = { status, code, title: '', detail: 'No.', request_id: 'r' };
    const response = { status, data, headers: {}, statusText: '', config };
    if (status >= 400)
      throw new AxiosError('refused', 'ERR_BAD_REQUEST', config, undefined, response);
    return response;
  };
  return { shown, api: createApi(createHttp(adapter), adapter) };
}

beforeEach(() => {
  clearToken();
  setTokenSource(() => Promise.resolve('token'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigation, 'leaveTo').mockImplementation(() => undefined);
  keepFor('admin');
  startViewing({
    id: ID,
    secret: 'secret',
    area: 'company',
    name: 'Northwind',
    person: 'Ruth',
    endsAt: new Date(Date.now() + 60_000).toISOString(),
    back: '/admin-dashboard/manage-companies',
  });
});
afterEach(() => endViewing());

it('goes with every call but those that the admin makes as themselves', async () => {
  const { api, shown } = server(200);
  await api.get('/api/roles');
  await api.post('/api/admin/view-as/{id}/stop', { path: { id: ID }, asOneself: true });
  endViewing();
  await api.get('/api/roles');
  expect(shown).toEqual(['secret', undefined, undefined]);
});

it('that the server no longer takes ends here too', async () => {
  const { api } = server(403, 'view_as_ended');
  await expect(api.get('/api/roles')).rejects.toMatchObject({ code: 'view_as_ended' });
  expect(viewing()).toBeNull();
  expect(navigation.leaveTo).toHaveBeenCalledWith('/admin-dashboard/manage-companies');
});

it('that is refused something stays', async () => {
  const { api } = server(403, 'view_as_refused');
  await expect(api.get('/api/roles')).rejects.toMatchObject({ code: 'view_as_refused' });
  expect(viewing()).not.toBeNull();
});

it('what is answered meanwhile is kept for nobody, and what was kept is not shown', async () => {
  endViewing();
  await orKept('user', () => Promise.resolve('admin'));
  startViewing({ ...kept(), area: 'partner' });
  await orKept('user', () => Promise.resolve('ruth'));
  expect(keptAnswer('user')).toBeNull();
  endViewing();
  expect(keptAnswer('user')).toBe('admin');
});

function kept() {
  const endsAt = new Date(Date.now() + 60_000).toISOString();
  return { id: ID, secret: 's', area: 'company' as const, name: '', person: '', endsAt, back: '/' };
}
