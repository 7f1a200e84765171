import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, currentToken, refreshToken, setTokenSource, tokenReuseLeftMs } from './token';

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;

/** A part of a token: base64 in the spelling of addresses, of UTF-8. */
const part = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A token as the provider signs it, issued and ending so many milliseconds from NOW. */
function tokenOf(sub: string, issued: number, ends: number): string {
  const seconds = (ms: number) => Math.round((NOW + ms) / 1000);
  const claims = { sub, iat: seconds(issued), exp: seconds(ends), name: 'Åsa Öberg ÿÿ?>' };
  return `${part({ alg: 'RS256' })}.${part(claims)}.x`;
}

/** An answer that comes when the test says so. */
function later<T>() {
  let answer: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (answer = resolve));
  return { promise, answer };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

describe('the token', () => {
  it('is kept 55 minutes at most and renewed one minute before that', async () => {
    const old = tokenOf('ada', 0, 600 * MINUTE);
    const next = tokenOf('ada', 54 * MINUTE, 654 * MINUTE);
    setTokenSource((force) => Promise.resolve(force ? next : old));
    expect(await currentToken()).toBe(old);
    vi.setSystemTime(NOW + 54 * MINUTE - 1);
    expect(await currentToken()).toBe(old);
    vi.setSystemTime(NOW + 54 * MINUTE);
    expect(await currentToken()).toBe(next);
    expect(tokenReuseLeftMs()).toBe(54 * MINUTE);
  });

  it('that the provider had kept for a while is renewed one minute before its own end', async () => {
    const old = tokenOf('ada', -40 * MINUTE, 20 * MINUTE);
    const next = tokenOf('ada', 19 * MINUTE, 79 * MINUTE);
    setTokenSource((force) => Promise.resolve(force ? next : old));
    expect(await currentToken()).toBe(old);
    expect(tokenReuseLeftMs()).toBe(19 * MINUTE);
    vi.setSystemTime(NOW + 19 * MINUTE - 1);
    expect(await currentToken()).toBe(old);
    vi.setSystemTime(NOW + 19 * MINUTE);
    expect(await currentToken()).toBe(next);
  });

  it('with less than a minute left is replaced before it is used', async () => {
    const next = tokenOf('ada', 0, 60 * MINUTE);
    const source = vi.fn((force: boolean) =>
      Promise.resolve(force ? next : tokenOf('ada', -59.5 * MINUTE, MINUTE / 2)),
    );
    setTokenSource(source);
    expect(await currentToken()).toBe(next);
    expect(await currentToken()).toBe(next);
    expect(source.mock.calls.map(([force]) => force)).toEqual([false, true]);
  });

  it('with less than a minute left is used where it cannot be replaced', async () => {
    const last = tokenOf('ada', -59.5 * MINUTE, MINUTE / 2);
    setTokenSource((force) => (force ? Promise.reject(new Error('away')) : Promise.resolve(last)));
    expect(await currentToken()).toBe(last);
    expect(tokenReuseLeftMs()).toBe(0);
  });

  it('is not asked for at every call where the clock of this machine is hours ahead', async () => {
    const source = vi.fn(() => Promise.resolve(tokenOf('ada', -300 * MINUTE, -240 * MINUTE)));
    setTokenSource(source);
    for (let call = 0; call < 5; call += 1) await currentToken();
    expect(source).toHaveBeenCalledTimes(2);
    expect(tokenReuseLeftMs()).toBe(54 * MINUTE);
  });

  it('of a shorter life than 55 minutes is renewed one minute before its end, also after a refresh', async () => {
    setTokenSource(() => Promise.resolve(tokenOf('ada', 0, 10 * MINUTE)));
    await refreshToken();
    expect(tokenReuseLeftMs()).toBe(9 * MINUTE);
  });

  it('that says nothing of its life is kept as long as any', async () => {
    setTokenSource(() => Promise.resolve('opaque'));
    await currentToken();
    expect(tokenReuseLeftMs()).toBe(54 * MINUTE);
  });
});

describe('after a change of account', () => {
  const ofAda = tokenOf('ada', 0, 60 * MINUTE);
  const ofBen = tokenOf('ben', 0, 60 * MINUTE);

  it.each([
    ['asked for', () => currentToken()],
    ['renewed', () => refreshToken()],
  ] as const)('a token that was being %s for the one before is not kept', async (_, begin) => {
    const slow = later<string>();
    setTokenSource(() => slow.promise);
    const before = begin();
    clearToken();
    slow.answer(ofAda);
    expect(await before).toBe(ofAda);
    expect(tokenReuseLeftMs()).toBe(0);
  });

  it('a late answer for the one before leaves the token of the next, and what is asked for it', async () => {
    const answers = [later<string>(), later<string>()];
    const source = vi.fn(() => {
      const next = answers[source.mock.calls.length - 1];
      return next === undefined ? Promise.resolve('too many') : next.promise;
    });
    setTokenSource(source);
    const before = currentToken();
    clearToken();
    const after = currentToken();
    answers[0]?.answer(ofAda);
    await before;
    const shared = currentToken();
    answers[1]?.answer(ofBen);
    expect(await Promise.all([after, shared])).toEqual([ofBen, ofBen]);
    expect(await currentToken()).toBe(ofBen);
    expect(source).toHaveBeenCalledTimes(2);
  });
});
