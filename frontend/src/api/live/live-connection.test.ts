import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveMessage } from '@/api/words';
import { LiveConnection, type LiveListener } from './live-connection';

/** The other end of a socket. */
class FakeSocket {
  readyState: number = WebSocket.OPEN;
  readonly sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
  say(message: LiveMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function setup(reuseLeftMs = 1_000_000) {
  const sockets: FakeSocket[] = [];
  const token = vi.fn(() => Promise.resolve('token'));
  const refresh = vi.fn(() => Promise.resolve('fresh'));
  const connection = new LiveConnection({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    token,
    refresh,
    reuseLeftMs: () => reuseLeftMs,
  });
  const listener = { onEvent: vi.fn(), onUp: vi.fn(), onDown: vi.fn() } satisfies LiveListener;
  const socket = (index = 0) => {
    const found = sockets[index];
    if (found === undefined) throw new Error(`no socket ${index}`);
    return found;
  };
  const signIn = async (index = 0) => {
    socket(index).onopen?.();
    await vi.advanceTimersByTimeAsync(0);
    socket(index).say({ type: 'ready' });
  };
  return { connection, listener, sockets, socket, signIn, token, refresh };
}

const event = {
  type: 'event',
  topic: 't',
  event_id: 5,
  submission: {},
} as unknown as LiveMessage;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the live connection', () => {
  it('signs in with the first message, then subscribes', async () => {
    const { connection, listener, socket, signIn } = setup();
    connection.subscribe('t', listener);
    await signIn();
    expect(socket().sent).toEqual([
      { type: 'auth', token: 'token' },
      { type: 'subscribe', topic: 't' },
    ]);
    socket().say({ type: 'subscribed', topic: 't' });
    expect(listener.onUp).toHaveBeenCalledTimes(1);
    socket().say(event);
    expect(listener.onEvent).toHaveBeenCalledTimes(1);
  });

  it('passes on the state of the notifications, and reconnects for another person', async () => {
    const { connection, socket, signIn, sockets, listener } = setup();
    const onStanding = vi.fn();
    connection.subscribe('notifications', { ...listener, onStanding });
    await signIn();
    const standing = {
      type: 'notifications',
      topic: 'notifications',
      newest: 'a',
      unread: 1,
    } as const;
    socket().say(standing);
    expect(onStanding).toHaveBeenCalledWith(standing);
    connection.hangUp();
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
    await signIn(1);
    expect(socket(1).sent.at(-1)).toEqual({ type: 'subscribe', topic: 'notifications' });
  });

  it('comes back after a break and asks from the last event on', async () => {
    const { connection, listener, sockets, socket, signIn } = setup();
    connection.subscribe('t', listener);
    await signIn();
    socket().say(event);
    listener.onDown.mockClear();
    socket().close();
    expect(listener.onDown).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
    await signIn(1);
    expect(socket(1).sent.at(-1)).toEqual({ type: 'subscribe', topic: 't', last_event_id: 5 });
  });

  it('waits longer after each failure, never longer than ten seconds', async () => {
    const { connection, listener, sockets } = setup();
    connection.subscribe('t', listener);
    for (const wait of [500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
      const before = sockets.length;
      sockets.at(-1)?.close();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(sockets).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  it('signs in again before the token ends, without subscribing twice', async () => {
    const { connection, listener, socket, signIn } = setup(60_000);
    connection.subscribe('t', listener);
    await signIn();
    await vi.advanceTimersByTimeAsync(61_000);
    socket().say({ type: 'ready' });
    expect(socket().sent.map((message) => (message as { type: string }).type)).toEqual([
      'auth',
      'subscribe',
      'auth',
    ]);
  });

  it('takes a fresh token after the old one was refused', async () => {
    const { connection, listener, socket, refresh } = setup();
    connection.subscribe('t', listener);
    socket().say({ type: 'error', code: 'invalid_token', topic: null });
    socket().close();
    await vi.advanceTimersByTimeAsync(500);
    socket(1).onopen?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(socket(1).sent[0]).toEqual({ type: 'auth', token: 'fresh' });
  });

  it('keeps its token and waits longest where the account has too many sockets', async () => {
    const { connection, listener, sockets, socket, refresh } = setup();
    connection.subscribe('t', listener);
    socket().say({ type: 'error', code: 'too_many_lines', topic: null });
    socket().close();
    await vi.advanceTimersByTimeAsync(9999);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    socket(1).onopen?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(refresh).not.toHaveBeenCalled();
    expect(socket(1).sent[0]).toEqual({ type: 'auth', token: 'token' });
  });

  it('asks again for a topic that was refused because too much was asked', async () => {
    const { connection, listener, socket, signIn } = setup();
    const leave = connection.subscribe('t', listener);
    await signIn();
    const asked = () =>
      socket().sent.filter((message) => (message as { type: string }).type === 'subscribe');
    socket().say({ type: 'error', code: 'rate_limited', topic: 't' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked()).toHaveLength(2);
    socket().say({ type: 'error', code: 'not_found', topic: 't' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked()).toHaveLength(2);
    socket().say({ type: 'error', code: 'rate_limited', topic: 't' });
    leave();
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked()).toHaveLength(2);
  });

  it('unsubscribes, and disconnects when nobody listens any more', async () => {
    const { connection, listener, sockets, socket, signIn } = setup();
    const leave = connection.subscribe('t', listener);
    await signIn();
    leave();
    expect(socket().sent.at(-1)).toEqual({ type: 'unsubscribe', topic: 't' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(socket().readyState).toBe(WebSocket.CLOSED);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });
});
