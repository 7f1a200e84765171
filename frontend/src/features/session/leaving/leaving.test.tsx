import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as database from '@/platform/drafts/database';
import * as navigation from '@/platform/navigation';
import { readOwned, writeOwned } from '@/platform/storage';
import { logOut } from '@/features/session/actions';
import type { Identity } from '@/features/session/sign-in/firebase';
import * as identity from '@/features/session/sign-in/identity';
import { sessionActions } from '@/features/session/store';
import { isUnsent } from './kept-drafts';
import { LogOutQuestion } from './LogOutQuestion';
import { settle } from './question';

const sent = JSON.stringify({ source: 'a', baseRevision: 2, editedAt: 1, synced: true });
const unsent = JSON.stringify({ source: 'b', baseRevision: 2, editedAt: 1, synced: false });

const forgotten: [string, string[]][] = [];
let kept: Map<string, string>;

beforeEach(() => {
  localStorage.clear();
  forgotten.length = 0;
  settle();
  sessionActions.signedIn({
    uid: 'ada',
    email: 'ada@example.com',
    displayName: null,
    emailVerified: true,
    signedInAt: 0,
  });
  vi.spyOn(navigation, 'leaveTo').mockImplementation(() => undefined);
  vi.spyOn(identity, 'identity').mockResolvedValue({
    logOut: () => Promise.resolve(),
  } as unknown as Identity);
  vi.spyOn(database, 'textsOf').mockImplementation(() => Promise.resolve(kept));
  vi.spyOn(database, 'forgetTexts').mockImplementation((owner, stays = () => false) => {
    forgotten.push([owner, [...kept].filter(([, text]) => !stays(text)).map(([name]) => name)]);
    return Promise.resolve();
  });
});

afterAll(() => sessionActions.signedOut());

describe('who logs out', () => {
  it('leaves no draft in this browser', async () => {
    kept = new Map([['one', sent]]);
    await logOut();
    expect(forgotten).toEqual([['ada', ['one']]]);
    expect(navigation.leaveTo).toHaveBeenCalledWith('/');
  });

  it('is asked before an assessment that is being built goes', async () => {
    kept = new Map();
    writeOwned('assessmentDraft', 'ada', 'acme', '{}');
    writeOwned('assessmentDraft', 'ben', 'acme', '{}');
    render(<LogOutQuestion />);
    await logOut();
    await screen.findByRole('alertdialog');
    expect(readOwned('assessmentDraft', 'ada', 'acme')).toBe('{}');
    await userEvent.click(screen.getByRole('button', { name: 'Log out and delete it' }));
    await vi.waitFor(() => expect(readOwned('assessmentDraft', 'ada', 'acme')).toBeNull());
    expect(readOwned('assessmentDraft', 'ben', 'acme')).toBe('{}');
  });

  it('is asked first where the server lacks some of it', async () => {
    kept = new Map([
      ['one', sent],
      ['two', unsent],
    ]);
    render(<LogOutQuestion />);
    await logOut();
    await screen.findByRole('alertdialog');
    expect(forgotten).toEqual([]);
    expect(navigation.leaveTo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Log out and delete it' }));
    await vi.waitFor(() => expect(forgotten).toEqual([['ada', ['one', 'two']]]));
  });

  it('everywhere keeps what the server lacks for the next sign-in', async () => {
    kept = new Map([
      ['one', sent],
      ['two', unsent],
    ]);
    await logOut('keep');
    expect(forgotten).toEqual([['ada', ['one']]]);
  });
});

it.each([
  [unsent, true],
  [sent, false],
  ['{', false],
  ['null', false],
])('%s is unsent: %s', (value, expected) => {
  expect(isUnsent(value)).toBe(expected);
});
