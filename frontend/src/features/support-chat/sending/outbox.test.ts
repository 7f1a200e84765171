import { expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { Outbox, type Pending } from './outbox';

const offline = () => new ApiError({ status: 0, code: 'network', detail: '' });
const states = (box: Outbox) => box.lines().map(({ text, state }) => [text, state]);

it('sends one after the other, in the order in which they were written', async () => {
  const box = new Outbox();
  const sent: string[] = [];
  const send = ({ text }: Pending) => {
    sent.push(text);
    return Promise.resolve();
  };
  box.add('a', [], send);
  box.add('b', [], send);
  await vi.waitFor(() => expect(box.lines()).toEqual([]));
  expect(sent).toEqual(['a', 'b']);
});

it('keeps what nobody answered, in order, and sends it again under the same key', async () => {
  const box = new Outbox();
  const keys: string[] = [];
  let down = true;
  const send = ({ key }: Pending) => {
    keys.push(key);
    return down ? Promise.reject(offline()) : Promise.resolve();
  };
  box.add('a', [], send);
  box.add('b', [], send);
  await vi.waitFor(() =>
    expect(states(box)).toEqual([
      ['a', 'waiting'],
      ['b', 'waiting'],
    ]),
  );
  down = false;
  const before = keys.length;
  await box.flush(send);
  expect(box.lines()).toEqual([]);
  expect(keys[before]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(2);
});

it('shows what was refused and why, and goes on with the next', async () => {
  const box = new Outbox();
  const no = new ApiError({ status: 429, code: 'rate_limited', detail: 'Too often.' });
  const send = ({ text }: Pending) => (text === 'a' ? Promise.reject(no) : Promise.resolve());
  box.add('a', [], send);
  box.add('b', [], send);
  await vi.waitFor(() => expect(states(box)).toEqual([['a', 'failed']]));
  const [line] = box.lines();
  expect(line?.why).toBe('Too often.');
  box.retry(line?.key ?? '', () => Promise.resolve());
  await vi.waitFor(() => expect(box.lines()).toEqual([]));
});
