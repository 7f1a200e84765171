import { beforeEach, expect, test, vi } from 'vitest';
import { setTokenSource } from '@/api/token/token';
import type { Heartbeat } from '@/api/words/presence';
import { endingSignIn, sendHeartbeat } from './heartbeat';

const beat: Heartbeat = {
  tab: 'tab',
  area: 'account',
  device: 'desktop',
  idle_s: 0,
  visible: true,
  leaving: false,
};

let answers: ((status: number) => void)[] = [];

beforeEach(() => {
  answers = [];
  const answered = () =>
    new Promise<Response>((resolve) =>
      answers.push((status) => resolve(new Response(null, { status }))),
    );
  vi.stubGlobal('fetch', vi.fn(answered));
});

function signedInWith(token: string): void {
  setTokenSource(() => Promise.resolve(token));
}

test('a server that refuses takes no other heartbeat, and one that fails does', async () => {
  signedInWith('refused');
  const sent = [sendHeartbeat(beat), sendHeartbeat(beat), sendHeartbeat(beat)];
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  for (const [at, status] of [204, 401, 503].entries()) answers[at]?.(status);
  expect(await Promise.all(sent)).toEqual([true, false, true]);
});

test('a sign-in ends after every heartbeat was answered, and says nothing from then on', async () => {
  signedInWith('ending');
  const sent = sendHeartbeat(beat);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const work = vi.fn(() => Promise.resolve());
  const ending = endingSignIn(work);
  expect(await sendHeartbeat(beat)).toBe(true);
  expect([answers.length, work.mock.calls.length]).toEqual([1, 0]);
  answers[0]?.(204);
  await ending;
  expect(work).toHaveBeenCalledOnce();
  expect([await sent, await sendHeartbeat(beat), answers.length]).toEqual([true, true, 1]);

  signedInWith('the next');
  const next = sendHeartbeat(beat);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(204);
  await next;
});

test('a heartbeat without an answer does not keep a sign-in from ending', async () => {
  signedInWith('silent');
  const sent = sendHeartbeat(beat);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  vi.useFakeTimers();
  const work = vi.fn(() => Promise.resolve());
  const ending = endingSignIn(work);
  await vi.advanceTimersByTimeAsync(2999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await ending;
  expect(work).toHaveBeenCalledOnce();
  vi.useRealTimers();
  answers[0]?.(204);
  await sent;
});

test('a sign-in that could not be ended goes on', async () => {
  signedInWith('kept');
  await expect(endingSignIn(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  void sendHeartbeat(beat);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
});
