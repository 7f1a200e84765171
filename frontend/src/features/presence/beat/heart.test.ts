import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Heartbeat, PresenceArea } from '@/api/words/presence';
import { Heart } from './heart';

function setup() {
  const now = { area: 'home' as PresenceArea, visible: true, online: true, more: true };
  const sent: Heartbeat[] = [];
  const heart = new Heart({
    send: (beat) => {
      sent.push(beat);
      return Promise.resolve(now.more);
    },
    area: () => now.area,
    device: () => 'desktop',
    isVisible: () => now.visible,
    isOnline: () => now.online,
    tab: 'tab',
    random: () => 0.5,
  });
  return { heart, now, sent };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('speaks every half minute while the page is seen and more seldom while it is not', async () => {
  const { heart, now, sent } = setup();
  heart.start();
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(3);
  now.visible = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(99_999);
  expect(sent).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(5);
});

it('says how long ago somebody did something', async () => {
  const { heart, sent } = setup();
  heart.start();
  await vi.advanceTimersByTimeAsync(31_500);
  expect(sent.map(({ idle_s }) => idle_s)).toEqual([1, 31]);
  heart.touch();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent.at(-1)?.idle_s).toBe(30);
});

it('says soon that it is in another area, once', async () => {
  const { heart, now, sent } = setup();
  heart.start();
  await vi.advanceTimersByTimeAsync(1500);
  for (const area of ['talent', 'roles', 'account'] as const) {
    now.area = area;
    heart.look();
  }
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent.map(({ area }) => area)).toEqual(['home', 'account']);
});

it('has a last word, but only where it had a first one', async () => {
  const { heart, sent } = setup();
  heart.start();
  heart.stop(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  heart.start();
  await vi.advanceTimersByTimeAsync(1500);
  heart.stop(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.map(({ leaving }) => leaving)).toEqual([false, true]);
});

it('is silent without a network and for ever after it was refused', async () => {
  const { heart, now, sent } = setup();
  now.online = false;
  heart.start();
  await vi.advanceTimersByTimeAsync(31_500);
  expect(sent).toEqual([]);
  now.online = true;
  now.more = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent).toHaveLength(1);
  heart.look();
  heart.stop(true);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(sent).toHaveLength(1);
});
