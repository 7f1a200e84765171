import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import * as navigation from '@/platform/navigation';
import { createApi, createHttp } from './client';
import { ApiError } from './errors';
import { clearToken, currentToken, setTokenSource } from './token/token';

type Answer = { status: number; body?: unknown; headers?: Record<string, string> };
type Call = {
  url: string;
  authorization: string | undefined;
  key: string | undefined;
  query: unknown;
  body: unknown;
};

/** A server at the wire: `answer` decides by call, everything that arrives is noted. */
function server(answer: (call: Call, index: number) => Answer) {
  const calls: Call[] = [];
  const adapter: AxiosAdapter = async (config: InternalAxiosRequestConfig) => {
    const call: Call = {
      url: config.url ?? '',
      authorization: config.headers.get('Authorization')?.toString(),
      key: config.headers.get('Idempotency-Key')?.toString(),
      query: config.params as unknown,
      body: config.data as unknown,
    };
    calls.push(call);
    const { status, body = {}, headers = {} } = answer(call, calls.length - 1);
    const response = { status, data: body, headers, statusText: '', config };
    await Promise.resolve();
    if (status >= 400)
      throw new AxiosError('refused', 'ERR_BAD_REQUEST', config, undefined, response);
    return response;
  };
  return { calls, api: createApi(createHttp(adapter), adapter) };
}

const bearer = (token: string) => `Bearer ${token}`;
let said: MockInstance<typeof console.error>;
let leave: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  clearToken();
  said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  leave = vi.spyOn(navigation, 'leaveToLogin').mockImplementation(() => undefined);
});

describe('the token', () => {
  it('goes with every call and is asked for once', async () => {
    const source = vi.fn(() => Promise.resolve('one'));
    setTokenSource(source);
    const { api, calls } = server(() => ({ status: 200 }));
    await Promise.all([api.get('/api/users/profile'), api.get('/api/users/erasure')]);
    await api.get('/api/config');
    expect(calls.map((call) => call.authorization)).toEqual([
      bearer('one'),
      bearer('one'),
      bearer('one'),
    ]);
    expect(source).toHaveBeenCalledTimes(1);
  });

  it('is left out for a visitor', async () => {
    setTokenSource(() => Promise.resolve(null));
    const { api, calls } = server(() => ({ status: 200 }));
    await api.get('/api/users/profile');
    expect(calls[0]?.authorization).toBeUndefined();
  });

  it('is used for 3240 seconds and then replaced by a forced one', async () => {
    vi.useFakeTimers({ now: 0 });
    const source = vi.fn((force: boolean) => Promise.resolve(force ? 'two' : 'one'));
    setTokenSource(source);
    expect(await currentToken()).toBe('one');
    vi.setSystemTime(3_239_999);
    expect(await currentToken()).toBe('one');
    vi.setSystemTime(3_240_000);
    expect(await currentToken()).toBe('two');
    vi.useRealTimers();
  });
});

describe('a 401', () => {
  it('is answered by one refresh and one retry', async () => {
    setTokenSource((force) => Promise.resolve(force ? 'fresh' : 'stale'));
    const { api, calls } = server((call) =>
      call.authorization === bearer('fresh')
        ? { status: 200, body: { ok: true } }
        : { status: 401 },
    );
    expect(await api.get('/api/users/profile')).toEqual({ ok: true });
    expect(calls.map((call) => call.authorization)).toEqual([bearer('stale'), bearer('fresh')]);
    expect(leave).not.toHaveBeenCalled();
  });

  it('of parallel calls shares one refresh', async () => {
    const forced = vi.fn();
    setTokenSource((force) => {
      if (force) forced();
      return Promise.resolve(force ? 'fresh' : 'stale');
    });
    const { api, calls } = server((call) => ({
      status: call.authorization === bearer('fresh') ? 200 : 401,
    }));
    await Promise.all([
      api.get('/api/users/profile'),
      api.get('/api/users/erasure'),
      api.get('/api/config'),
    ]);
    expect(forced).toHaveBeenCalledTimes(1);
    expect(calls).toHaveLength(6);
  });

  it('after the retry is given to the caller, without another try', async () => {
    setTokenSource(() => Promise.resolve('token'));
    const { api, calls } = server(() => ({ status: 401, body: { code: 'invalid_token' } }));
    await expect(api.get('/api/users/profile')).rejects.toMatchObject({
      status: 401,
      code: 'invalid_token',
    });
    expect(calls).toHaveLength(2);
    expect(leave).not.toHaveBeenCalled();
  });

  it('with a refresh that fails clears the token and leaves for the log-in page', async () => {
    const source = vi.fn((force: boolean) =>
      force ? Promise.reject(new Error('gone')) : Promise.resolve('stale'),
    );
    setTokenSource(source);
    const { api, calls } = server(() => ({ status: 401 }));
    await expect(api.get('/api/users/profile')).rejects.toBeInstanceOf(ApiError);
    expect(leave).toHaveBeenCalledTimes(1);
    expect(calls).toHaveLength(1);
    await currentToken();
    expect(source.mock.calls.map(([force]) => force)).toEqual([false, true, false]);
  });

  it('for a visitor leaves for the log-in page', async () => {
    setTokenSource(() => Promise.resolve(null));
    const { api } = server(() => ({ status: 401 }));
    await expect(api.get('/api/users/profile')).rejects.toBeInstanceOf(ApiError);
    expect(leave).toHaveBeenCalledTimes(1);
  });
});

describe('an address', () => {
  it('is filled in, with any characters in its parts, beside the query', async () => {
    setTokenSource(() => Promise.resolve('t'));
    const { api, calls } = server(() => ({ status: 200 }));
    const path = { first: 'a/b', second: '?c#' };
    await api.get('/api/codebrain/resolve/{first}/{second}', { path });
    await api.get('/api/assessments/{id}/invitations', { path: { id: 'x' }, query: { limit: 5 } });
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/codebrain/resolve/a%2Fb/%3Fc%23',
      '/api/assessments/x/invitations',
    ]);
    expect(calls.map(({ query }) => query)).toEqual([undefined, { limit: 5 }]);
  });

  it('of a change goes with the body as JSON', async () => {
    setTokenSource(() => Promise.resolve('t'));
    const { api, calls } = server(() => ({ status: 200 }));
    await api.post('/api/auth/update-username', { body: { username: 'ada' } });
    await api.remove('/api/interviews/{id}/like', { path: { id: 's1' } });
    expect(calls.map(({ body }) => body)).toEqual(['{"username":"ada"}', undefined]);
  });
});

describe('a creating call', () => {
  it('carries a key, and the same one on the retry after a 401', async () => {
    setTokenSource((force) => Promise.resolve(force ? 'fresh' : 'stale'));
    const { api, calls } = server((_, index) => ({ status: index === 0 ? 401 : 201 }));
    await api.create('/api/users/erasure', { body: { confirm: 'erase' } });
    expect(calls[0]?.key).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(calls[1]?.key).toBe(calls[0]?.key);
  });

  it('uses the key it is given', async () => {
    setTokenSource(() => Promise.resolve('t'));
    const { api, calls } = server(() => ({ status: 201 }));
    await api.create('/api/users/erasure', { body: { confirm: 'erase' }, key: 'mine' });
    expect(calls[0]?.key).toBe('mine');
  });
});

describe('a failure', () => {
  const verification = '/api/users/send-email-verification';
  beforeEach(() => setTokenSource(() => Promise.resolve('t')));

  it('keeps the code, the sentence, the fields, the request id and the wait', async () => {
    const body = {
      code: 'validation_failed',
      detail: 'The title is too long.',
      errors: [{ field: 'title', code: 'too_long', detail: 'At most 120 characters.' }],
      request_id: 'req-1',
    };
    const { api } = server(() => ({ status: 400, body, headers: { 'retry-after': '7' } }));
    await expect(api.post('/api/users/erasure/cancel')).rejects.toMatchObject({
      status: 400,
      code: 'validation_failed',
      detail: 'The title is too long.',
      fields: [{ field: 'title', code: 'too_long', detail: 'At most 120 characters.' }],
      requestId: 'req-1',
      retryAfter: 7,
    });
  });

  it('is logged by method and address, without what was sent', async () => {
    const { api } = server(() => ({ status: 500, body: { code: 'internal', detail: 'x' } }));
    await expect(
      api.post(verification, { body: { email: 'ada@example.com' } }),
    ).rejects.toBeInstanceOf(ApiError);
    const logged = JSON.stringify(said.mock.calls);
    expect(logged).toContain(`post ${verification} failed`);
    expect(logged).not.toContain('ada@');
  });

  it('with a body of another form has the code unreadable', async () => {
    const { api } = server(() => ({ status: 502, body: '<html>' }));
    await expect(api.get('/api/users/profile')).rejects.toMatchObject({
      status: 502,
      code: 'unreadable',
    });
  });

  it('without an answer has the code network', async () => {
    const http = createHttp((config) =>
      Promise.reject(new AxiosError('no route', 'ERR_NETWORK', config)),
    );
    await expect(createApi(http).get('/api/config')).rejects.toMatchObject({
      status: 0,
      code: 'network',
    });
  });
});

describe('an answer that comes event by event', () => {
  const answers = '/api/users/interviews/{id}/answers';
  const answer = {
    path: { id: 'o1' },
    body: { step: 'company' as const, answer: 'Saltmarsh Grid' },
  };
  const streamOf = (text: string) => new Response(text).body;

  it('hands out each event as it arrives', async () => {
    const { api, calls } = server(() => ({
      status: 200,
      body: streamOf('event: phrase\ndata: {"text":"How"}\n\nevent: done\ndata: {}\n\n'),
    }));
    const names: string[] = [];
    await api.stream(answers, answer, ({ name }) => names.push(name));
    expect(names).toEqual(['phrase', 'done']);
    expect(calls).toHaveLength(1);
  });

  it('a refusal is read as any other, though it came as a stream', async () => {
    const { api } = server(() => ({
      status: 409,
      body: streamOf('{"code":"not_now","detail":"It is being looked at."}'),
    }));
    await expect(api.stream(answers, answer, () => undefined)).rejects.toMatchObject({
      status: 409,
      code: 'not_now',
      detail: 'It is being looked at.',
    });
  });

  it('an answer that breaks off is no answer', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new Error('gone')),
    });
    const { api } = server(() => ({ status: 200, body: broken }));
    await expect(api.stream(answers, answer, () => undefined)).rejects.toMatchObject({
      code: 'network',
    });
  });
});
