import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { Role, RoleForm } from '@/api/words';
import { draft } from '@/features/roles/own.test-data';
import { PAUSE_MS, RoleSaver, type SaverCalls } from './saver';

const save = vi.fn<SaverCalls['save']>();
const read = vi.fn<SaverCalls['read']>();
const keep = vi.fn<SaverCalls['keep']>();

const after = (role: Role, form: RoleForm): Role => ({ ...role, form, version: role.version + 1 });
const refusal = (status: number, code: string) => new ApiError({ status, code, detail: 'No.' });

beforeEach(() => {
  vi.useFakeTimers();
  save.mockReset().mockImplementation((role, form) => Promise.resolve(after(role, form)));
  read.mockReset();
  keep.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () => new RoleSaver(draft, { save, read, keep });

it('saves once, two seconds after the last key, and keeps the words until then', async () => {
  const saver = open();
  saver.change({ title: 'F' });
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  saver.change({ title: 'Fitter' });
  expect(keep).toHaveBeenLastCalledWith(draft.id, { ...draft.form, title: 'Fitter' });
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save).toHaveBeenCalledExactlyOnceWith(draft, { ...draft.form, title: 'Fitter' });
  expect(saver.state()).toMatchObject({ status: 'saved', role: { version: 2 } });
  expect(keep).toHaveBeenLastCalledWith(draft.id, null);
});

it('stops where somebody else was faster, and puts mine over theirs only when asked to', async () => {
  const theirs = after(draft, { ...draft.form, title: 'Welder' });
  save.mockRejectedValueOnce(refusal(409, 'stale_version'));
  read.mockResolvedValue(theirs);
  const saver = open();
  saver.change({ title: 'Fitter' });
  expect(await saver.flush()).toBe(false);
  expect(saver.state()).toMatchObject({
    form: { title: 'Fitter' },
    trouble: { kind: 'conflict', theirs },
  });
  saver.change({ title: 'Fitter, mornings' });
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(save).toHaveBeenCalledTimes(1);
  saver.resolve('mine');
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenLastCalledWith(theirs, { ...draft.form, title: 'Fitter, mornings' });
  expect(saver.state()).toMatchObject({ status: 'saved', trouble: null, role: { version: 3 } });
});

it('takes theirs where that is chosen, and sends nothing', async () => {
  const theirs = after(draft, { ...draft.form, title: 'Welder' });
  save.mockRejectedValueOnce(refusal(409, 'stale_version'));
  read.mockResolvedValue(theirs);
  const saver = open();
  saver.change({ title: 'Fitter' });
  await saver.flush();
  saver.resolve('theirs');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(saver.state()).toMatchObject({ form: { title: 'Welder' }, status: 'saved' });
  expect(save).toHaveBeenCalledTimes(1);
  expect(keep).toHaveBeenLastCalledWith(draft.id, null);
});

it('says what the server refused, and tries again with the next words', async () => {
  save.mockRejectedValueOnce(refusal(400, 'validation_failed'));
  const saver = open();
  saver.change({ title: 'F'.repeat(81) });
  expect(await saver.flush()).toBe(false);
  expect(saver.state()).toMatchObject({ status: 'dirty', trouble: { kind: 'refused' } });
  saver.change({ title: 'Fitter' });
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(saver.state()).toMatchObject({ status: 'saved', trouble: null });
});

it('tries again by itself where nobody answers', async () => {
  save.mockRejectedValueOnce(refusal(0, 'network'));
  const saver = open();
  saver.change({ title: 'Fitter' });
  await saver.flush();
  expect(saver.state().status).toBe('offline');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saver.state().status).toBe('saved');
});

it('saves the other fields where one is refused, and keeps that one here with why', async () => {
  const wrong = { field: 'form.pay_max', code: 'range', detail: 'At least the minimum.' };
  const named = new ApiError({
    status: 400,
    code: 'validation_failed',
    detail: '',
    fields: [wrong],
  });
  save.mockImplementation((role, form) =>
    (form.pay_max ?? 0) < (form.pay_min ?? 0)
      ? Promise.reject(named)
      : Promise.resolve(after(role, form)),
  );
  const saver = new RoleSaver(
    { ...draft, form: { ...draft.form, pay_min: 40, pay_max: 50 } },
    { save, read, keep },
  );
  saver.change({ title: 'Fitter', pay_min: 60 });
  expect(await saver.flush()).toBe(false);
  const { role, form, trouble, status } = saver.state();
  expect(role.form).toMatchObject({ title: 'Fitter', pay_min: 40, pay_max: 50 });
  expect(form).toMatchObject({ title: 'Fitter', pay_min: 60, pay_max: 50 });
  expect([status, trouble]).toEqual(['dirty', { kind: 'refused', error: named }]);
  expect(keep).toHaveBeenLastCalledWith(draft.id, form);
  saver.change({ pay_max: 70 });
  expect(await saver.flush()).toBe(true);
  expect(saver.state().role.form).toMatchObject({ pay_min: 60, pay_max: 70 });
});

it('sends nothing more where only the refused field was changed', async () => {
  const wrong = { field: 'form.title', code: 'length', detail: 'Too long.' };
  save.mockRejectedValue(
    new ApiError({ status: 400, code: 'validation_failed', detail: '', fields: [wrong] }),
  );
  const saver = open();
  saver.change({ title: 'F'.repeat(81) });
  expect(await saver.flush()).toBe(false);
  expect(save).toHaveBeenCalledTimes(1);
});
