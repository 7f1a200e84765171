import { describe, expect, it } from 'vitest';
import { createApi, createHttp } from './client';

// What must not compile. `tsc` checks it: where one of these compiles, its comment is the error.
const api = createApi(
  createHttp((config) =>
    Promise.resolve({ config, data: {}, status: 200, statusText: '', headers: {} }),
  ),
);
const wrong = {
  address: () =>
    // @ts-expect-error the server has no such address
    api.get('/api/users/profiles'),
  method: () =>
    // @ts-expect-error a profile is not deleted
    api.remove('/api/users/profile'),
  filledIn: (id: string) =>
    // @ts-expect-error addresses are filled in by the client
    api.get(`/api/interviews/${id}`),
  noPath: () =>
    // @ts-expect-error the story's id is missing
    api.get('/api/interviews/{id}', {}),
  noCall: () =>
    // @ts-expect-error the story's id is missing, and all beside it
    api.get('/api/interviews/{id}'),
  otherPath: () =>
    // @ts-expect-error the part is called id
    api.get('/api/interviews/{id}', { path: { story: 's1' } }),
  query: () =>
    // @ts-expect-error the list has no such filter
    api.get('/api/interviews', { query: { colour: 'red' } }),
  noQuery: () =>
    // @ts-expect-error a profile has no pages
    api.get('/api/users/profile', { query: { limit: 1 } }),
  body: () =>
    // @ts-expect-error the field is called username
    api.post('/api/auth/update-username', { body: { name: 'ada' } }),
  noBody: () =>
    // @ts-expect-error a like says nothing
    api.put('/api/interviews/{id}/like', { path: { id: 's1' }, body: {} }),
  key: () =>
    // @ts-expect-error only what creates has a key
    api.post('/api/users/erasure', { body: { confirm: 'erase' }, key: 'mine' }),
  answer: async (): Promise<string> =>
    // @ts-expect-error likes are a number
    (await api.put('/api/interviews/{id}/like', { path: { id: 's1' } })).likes_count,
  event: (id: string) =>
    api.stream(
      '/api/users/interviews/{id}/answers',
      { path: { id }, body: { step: 'company', answer: 'Birch Works' } },
      // @ts-expect-error no event of the stream has this name
      (event) => event.name === 'began',
    ),
};

const right = {
  query: () => api.get('/api/interviews', { query: { q: 'calm', limit: 20 } }),
  path: () => api.get('/api/interviews/{id}', { path: { id: 's1' } }),
  nothing: () => api.get('/api/users/profile'),
  answer: async (): Promise<number> =>
    (await api.put('/api/interviews/{id}/like', { path: { id: 's1' } })).likes_count,
};

describe('the typed client', () => {
  it('refuses at compile time only: a call that does not compile is sent unchanged', async () => {
    expect(Object.keys(wrong)).toHaveLength(13);
    await expect(right.query()).resolves.toEqual({});
    await expect(right.path()).resolves.toEqual({});
    await expect(right.nothing()).resolves.toEqual({});
    await expect(right.answer()).resolves.toBeUndefined();
  });
});
