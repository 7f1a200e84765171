import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { OwnStory, StoryForm } from '@/features/story-writing/draft';
import { emptyForm } from '@/features/story-writing/form';
import { ownWith, wholeForm } from '@/features/story-writing/own.test-data';
import { DraftSaver, PAUSE_MS, type SaverCalls } from './saver';

const create = vi.fn<SaverCalls['create']>();
const save = vi.fn<SaverCalls['save']>();
const readOne = vi.fn<SaverCalls['read']>();
const keep = vi.fn<SaverCalls['keep']>();
const calls = { create, save, read: readOne, keep };

beforeEach(() => {
  vi.useFakeTimers();
  for (const call of [create, save, readOne, keep]) call.mockReset();
  create.mockImplementation((form) => Promise.resolve(ownWith({ form })));
  save.mockImplementation((own, form, confirmed) =>
    Promise.resolve(ownWith({ version: own.version + 1, form, confirmed: [...confirmed] })),
  );
});
afterEach(() => vi.useRealTimers());

const opened = (own: OwnStory | null = ownWith()) =>
  new DraftSaver(own, own?.form ?? emptyForm, calls);
const formWith = (summary: string): StoryForm => ({ ...wholeForm, summary });
const refusal = (code: string, status = 409) => new ApiError({ status, code, detail: 'x' });

it('saves two seconds after the last keystroke, once', async () => {
  const saver = opened();
  saver.change(formWith('a'));
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  saver.change(formWith('ab'));
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(save).not.toHaveBeenCalled();
  expect(saver.state().status).toBe('dirty');
  await vi.advanceTimersByTimeAsync(1);
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]?.[1].summary).toBe('ab');
  expect(saver.state()).toMatchObject({ status: 'saved', own: { version: 2 } });
});

it('makes the draft with the first words, not before, and saves it after that', async () => {
  const saver = opened(null);
  expect(await saver.flush()).toBe(false);
  expect(create).not.toHaveBeenCalled();
  saver.change(formWith('a'));
  expect(await saver.flush()).toBe(true);
  saver.change(formWith('b'));
  expect(await saver.flush()).toBe(true);
  expect(create).toHaveBeenCalledTimes(1);
  expect(save).toHaveBeenCalledTimes(1);
});

it('what is typed while a save is on its way is saved after it, over the version it gave', async () => {
  let answer: (own: OwnStory) => void = () => undefined;
  save.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const saver = opened();
  saver.change(formWith('a'));
  const first = saver.flush();
  saver.change(formWith('b'));
  const second = saver.flush();
  answer(ownWith({ version: 2 }));
  await Promise.all([first, second]);
  expect(save.mock.calls.map(([own, form]) => [own.version, form.summary])).toEqual([
    [1, 'a'],
    [2, 'b'],
  ]);
});

it('keeps the words in this browser until the server has them', async () => {
  save.mockRejectedValueOnce(refusal('network', 0));
  const saver = opened();
  saver.change(formWith('a'));
  expect(keep).toHaveBeenLastCalledWith('o1', expect.objectContaining({ summary: 'a' }));
  expect(await saver.flush()).toBe(false);
  expect(saver.state().status).toBe('offline');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saver.state().status).toBe('saved');
  expect(keep).toHaveBeenLastCalledWith('o1', null);
});

it.each(['mine', 'theirs'] as const)('two versions: the person takes %s', async (whose) => {
  save.mockRejectedValueOnce(refusal('stale_version'));
  readOne.mockResolvedValue(ownWith({ version: 7, form: formWith('theirs') }));
  const saver = opened();
  saver.change(formWith('mine'));
  expect(await saver.flush()).toBe(false);
  expect(saver.state().trouble?.kind).toBe('conflict');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  saver.resolve(whose);
  await saver.flush();
  expect(saver.state().form.summary).toBe(whose);
  expect(saver.state()).toMatchObject({ trouble: null, status: 'saved' });
  if (whose === 'mine') expect(save.mock.calls[1]?.[0].version).toBe(7);
});

it('a second story of the same interview leads to the first', async () => {
  create.mockRejectedValue(
    new ApiError({
      status: 409,
      code: 'duplicate_interview',
      detail: '',
      fields: [{ field: 'interview_id', code: 'duplicate', detail: 'o9' }],
    }),
  );
  const saver = opened(null);
  saver.change(formWith('a'));
  await saver.flush();
  expect(saver.state().trouble).toEqual({ kind: 'duplicate', id: 'o9' });
});

it('a refusal is shown and not retried automatically', async () => {
  save.mockRejectedValue(refusal('validation_failed', 400));
  const saver = opened();
  saver.change(formWith('a'));
  await saver.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(saver.state().trouble?.kind).toBe('refused');
});

it('confirming is saved, and so is rewriting what a program filled', async () => {
  const saver = opened(ownWith({ machine_filled: ['company_name', 'summary'] }));
  saver.confirm('company_name');
  saver.change(formWith('mine'));
  await saver.flush();
  expect(save.mock.calls[0]?.[2]).toEqual(['company_name', 'summary']);
});
