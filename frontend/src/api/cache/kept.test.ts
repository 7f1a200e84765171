import { beforeEach, describe, expect, it } from 'vitest';

import { ApiError } from '@/api/errors';
import { keepFor, orKept, orKeptForEveryone } from './kept';

const says = (answer: string) => () => Promise.resolve(answer);
const fails = (status: number, code: string) => () =>
  Promise.reject(new ApiError({ status, code, detail: '' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keepFor('ada');
});

describe('an answer that was kept', () => {
  it('is given while the server cannot be reached', async () => {
    expect(await orKept('x', says('one'))).toBe('one');
    expect(await orKept('x', says('two'))).toBe('two');
    expect(await orKept('x', fails(0, 'network'))).toBe('two');
    const noToken = () => Promise.reject(new Error('auth/network-request-failed'));
    expect(await orKept('x', noToken)).toBe('two');
  });

  it('does not stand in for an error of the server, nor for a question that was given up', async () => {
    await orKept('x', says('one'));
    await expect(orKept('x', fails(404, 'not_found'))).rejects.toMatchObject({ status: 404 });
    await expect(orKept('x', fails(0, 'aborted'))).rejects.toMatchObject({ code: 'aborted' });
    await expect(orKept('y', fails(0, 'network'))).rejects.toMatchObject({ code: 'network' });
  });

  it('is given to nobody else, and goes when its person signs out', async () => {
    await orKept('x', says('of ada'));
    keepFor('ben');
    await expect(orKept('x', fails(0, 'network'))).rejects.toMatchObject({ code: 'network' });
    keepFor('ada');
    await expect(orKept('x', fails(0, 'network'))).rejects.toMatchObject({ code: 'network' });
    await orKept('x', says('again'));
    keepFor(null);
    expect(Object.keys(sessionStorage)).toEqual([]);
    await expect(orKept('x', fails(0, 'network'))).rejects.toMatchObject({ code: 'network' });
  });

  it('stays for everyone where it is about nobody', async () => {
    await orKeptForEveryone('config', says('settings'));
    keepFor(null);
    expect(await orKeptForEveryone('config', fails(0, 'network'))).toBe('settings');
  });
});
