import { expect, it } from 'vitest';
import { sendEach } from './send-each';

const refusing = (bad: readonly number[]) => (item: number) =>
  bad.includes(item) ? Promise.reject(new Error(`no ${item}`)) : Promise.resolve();

it('sends to each in turn, and one that is refused keeps nobody else from it', async () => {
  const done = await sendEach([1, 2, 3, 4], refusing([2, 3]));
  expect(done).toMatchObject({ sent: 2, refused: 2, error: new Error('no 2') });
  expect(await sendEach([1], refusing([]))).toMatchObject({ sent: 1, refused: 0 });
});

it('fails as the first did where all are refused', async () => {
  await expect(sendEach([2, 3], refusing([2, 3]))).rejects.toThrow('no 2');
});
