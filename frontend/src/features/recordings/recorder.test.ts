import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { resultOf } from './api';
import { ApiError } from '@/api/errors';
import { Recorder, type SendResult } from './recorder';
import { type Head, type Item, nextLink, type Sealed } from './rules';
import { WaitingHere } from './waiting';

const FIRST: Head = { number: 0, link: '0'.repeat(64), items: 0, t_ms: 0 };

type Sent = { seq: number; file: string; items: Item[] };

/** A recorder on a server that takes everything, unless `answer` says otherwise. */
function setUp(most?: number) {
  const taken: Sealed[] = [];
  const state = {
    online: true,
    head: FIRST,
    answer: null as SendResult | null,
    now: 0,
  };
  const waiting = new WaitingHere(most);
  const recorder = new Recorder({
    attemptId: 'attempt',
    waiting: Promise.resolve(waiting),
    readHead: () => (state.online ? Promise.resolve(state.head) : Promise.reject(new Error('off'))),
    send: (batch) => {
      if (state.answer !== null) {
        const result = state.answer;
        return Promise.resolve(result);
      }
      if (!state.online) return Promise.resolve({ kind: 'later', afterMs: 0 });
      taken.push(batch);
      return Promise.resolve({ kind: 'taken' });
    },
    now: () => state.now,
  });
  let text = '';
  const settle = async () => {
    for (let round = 0; round < 20; round += 1) await Promise.resolve();
    await recorder.tick();
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const open = async (start = '') => {
    text = start;
    recorder.open('task', 'python', () => text, 'opened');
    await settle();
  };
  const type = (typed: string) => {
    recorder.edit([{ p: text.length, d: 0, i: typed }], 'typed');
    text += typed;
  };
  const sent = (): Sent[] => taken.map((batch) => JSON.parse(batch.payload) as Sent);
  return { recorder, state, waiting, taken, settle, open, type, sent };
}

/** The text that the items lead to, as the server replays them. */
function replay(batches: readonly Sent[]): string {
  let text = '';
  for (const item of batches.flatMap((batch) => batch.items)) {
    if (item.k === 'text') text = item.x;
    if (item.k === 'edit') text = text.slice(0, item.p) + item.i + text.slice(item.p + item.d);
  }
  return text;
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

it('sends what is typed in batches that follow one another', async () => {
  const { open, type, settle, sent, taken, recorder } = setUp();
  await open('a');
  type('b');
  recorder.mark('run');
  await settle();
  type('😀');
  await settle();
  expect(replay(sent())).toBe('ab😀');
  expect(taken.map((batch) => batch.number)).toEqual([1, 2, 3]);
  expect(taken[1]?.previous).toBe(taken[0]?.head.link);
  const [one] = taken;
  expect(await nextLink(FIRST.link, one?.payload ?? '')).toBe(one?.head.link);
  expect(sent().map(({ seq }) => seq)).toEqual([0, 2, 4]);
});

it('hashes as the server does', async () => {
  expect(await nextLink('0'.repeat(64), 'é😀')).toBe(
    '2e7872b2ada7c9a2cc1eae57f61c3429424e24063923d8f5c33c3a39fd410f9b',
  );
});

it('keeps what is typed without a network, and sends it in order later', async () => {
  const { open, type, settle, sent, state, waiting } = setUp();
  await open();
  state.online = false;
  for (const letter of 'offline') {
    type(letter);
    await settle();
  }
  expect(sent()).toHaveLength(1);
  expect(await waiting.all('attempt')).toHaveLength(7);
  state.online = true;
  await settle();
  await settle();
  expect(replay(sent())).toBe('offline');
  expect(await waiting.all('attempt')).toHaveLength(0);
});

it('records the whole text after two hundred changes', async () => {
  const { open, type, settle, sent } = setUp();
  await open();
  for (let at = 0; at < 450; at += 1) type('x');
  await settle();
  const items = sent().flatMap((batch) => batch.items);
  expect(items.filter((item) => item.k === 'text').map((item) => item.x.length)).toEqual([
    0, 199, 399,
  ]);
});

it('says that text is missing where there is no room, and goes on from the whole text', async () => {
  const { open, type, settle, sent, state } = setUp(800);
  await open();
  state.online = false;
  for (let at = 0; at < 12; at += 1) {
    type('0123456789012345678901234567890');
    await settle();
  }
  state.online = true;
  await settle();
  await settle();
  type('!');
  await settle();
  const items = sent().flatMap((batch) => batch.items);
  expect(items.some((item) => item.k === 'mark' && item.m === 'lost')).toBe(true);
  expect(replay(sent())).toBe(`${'0123456789012345678901234567890'.repeat(12)}!`);
});

it('goes on from the whole text where another device has recorded meanwhile', async () => {
  const { open, type, settle, sent, state, taken } = setUp();
  await open();
  type('mine');
  state.answer = { kind: 'elsewhere' };
  await settle();
  state.answer = null;
  state.head = { number: 9, link: 'a'.repeat(64), items: 40, t_ms: 5 };
  await settle();
  await settle();
  const last = taken[taken.length - 1];
  expect([last?.number, last?.previous]).toEqual([10, 'a'.repeat(64)]);
  const batch = sent()[taken.length - 1];
  expect(batch?.seq).toBe(40);
  expect(batch?.items.map((item) => item.k)).toEqual(['mark', 'text']);
  expect(replay(sent())).toBe('mine');
});

it('stops where nothing more is taken', async () => {
  const { open, type, settle, state, waiting, taken } = setUp();
  await open();
  state.answer = { kind: 'over' };
  type('late');
  await settle();
  state.answer = null;
  type('later');
  await settle();
  expect(taken).toHaveLength(1);
  expect(await waiting.all('attempt')).toHaveLength(0);
});

it('pushes to a list while one types: a keystroke costs far less than a millisecond', async () => {
  const { open, type } = setUp();
  await open();
  const start = performance.now();
  for (let at = 0; at < 400; at += 1) type('x');
  expect((performance.now() - start) / 400).toBeLessThan(1);
});

it('knows what a failure means for the batches that follow', () => {
  const refused = (status: number, code: string) => new ApiError({ status, code, detail: '' });
  expect(resultOf(new Error('off')).kind).toBe('later');
  expect(resultOf(refused(409, 'out_of_chain')).kind).toBe('elsewhere');
  expect(resultOf(refused(409, 'writing_elsewhere')).kind).toBe('later');
  expect(resultOf(refused(409, 'attempt_closed')).kind).toBe('over');
  expect(resultOf(refused(429, 'rate_limited')).kind).toBe('later');
  expect(resultOf(refused(500, 'internal')).kind).toBe('later');
});
