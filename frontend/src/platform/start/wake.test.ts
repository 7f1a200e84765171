import { afterEach, expect, it, vi } from 'vitest';
import { atFirstSign, isSignedOut, isWantedAtOnce, keepPress } from './wake';

const plain = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36';
const home = { search: '', hash: '' };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('nobody waits for the application on a plain first visit', () => {
  expect(isWantedAtOnce(home, plain)).toBe(false);
});

it('an address with something in it, a session and a browser inside an app want it at once', () => {
  expect(isWantedAtOnce({ ...home, search: '?ref=ada' }, plain)).toBe(true);
  expect(isWantedAtOnce({ ...home, hash: '#steps' }, plain)).toBe(true);
  expect(isWantedAtOnce(home, 'Mozilla/5.0 (iPhone) AppleWebKit/605 Instagram 300')).toBe(true);
  sessionStorage.setItem('assay.redirectPending', '1');
  expect(isWantedAtOnce(home, plain)).toBe(true);
  sessionStorage.clear();
  localStorage.setItem('assay.signedIn', '1');
  expect(isWantedAtOnce(home, plain)).toBe(true);
});

it('a visitor without a session here is signed out; one that is found or on its way is not', () => {
  expect(isSignedOut()).toBe(true);
  sessionStorage.setItem('assay.redirectPending', '1');
  expect(isSignedOut()).toBe(false);
  sessionStorage.clear();
  localStorage.setItem('assay.signedIn', '1');
  expect(isSignedOut()).toBe(false);
});

it('the first sign runs it once, and later ones not again', () => {
  const run = vi.fn();
  atFirstSign(run);
  expect(run).not.toHaveBeenCalled();
  dispatchEvent(new Event('keydown'));
  dispatchEvent(new Event('pointermove'));
  dispatchEvent(new Event('keydown'));
  expect(run).toHaveBeenCalledTimes(1);
});

it('a pointer that rests where the page appears is no sign; one that moves is', () => {
  const run = vi.fn();
  atFirstSign(run);
  dispatchEvent(new MouseEvent('pointermove', { movementX: 0, movementY: 0 }));
  expect(run).not.toHaveBeenCalled();
  dispatchEvent(new MouseEvent('pointermove', { movementX: 0, movementY: -1 }));
  expect(run).toHaveBeenCalledTimes(1);
});

it('a press on the prerendered page is passed to the button of the same name', async () => {
  document.body.innerHTML =
    '<div id="prerendered"><button aria-label="Menu"><svg></svg></button></div><div id="root"></div>';
  const [prerendered, root] = document.body.children;
  if (prerendered === undefined || root === undefined) throw new Error('no page');
  keepPress(prerendered, root);
  prerendered.querySelector('svg')?.dispatchEvent(new Event('click', { bubbles: true }));
  root.innerHTML = '<button>Other</button><button aria-label="Menu"></button>';
  const pressed = vi.fn();
  root.querySelector('[aria-label=Menu]')?.addEventListener('click', pressed);
  prerendered.remove();
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
});
