import { describe, expect, it } from 'vitest';
import { isChunkError, lastReload, mayReload, withVersion } from './chunk-reload';

describe('a stale lazy file', () => {
  it.each([
    ['Failed to fetch dynamically imported module: /assets/Home-1.js', true],
    ['error loading dynamically imported module', true],
    ['Importing a module script failed.', true],
    ['Unable to preload CSS for /assets/x.css', true],
    ['x is not a function', false],
  ])('is recognised by its message: %s', (message, expected) => {
    expect(isChunkError(new Error(message))).toBe(expected);
  });

  it('reloads once in ten seconds', () => {
    expect(mayReload(null, 50_000)).toBe(true);
    expect(mayReload('40001', 50_000)).toBe(false);
    expect(mayReload('40000', 50_000)).toBe(true);
    expect(mayReload('not a number', 50_000)).toBe(true);
  });

  it('reloads once also where the browser keeps nothing', () => {
    expect(lastReload('40001', 'https://a.example/?v=1')).toBe('40001');
    expect(lastReload(null, 'https://a.example/?v=40001')).toBe('40001');
    expect(lastReload(null, 'https://a.example/')).toBeNull();
  });

  it('reloads the same address with a fresh version', () => {
    expect(withVersion('https://a.example/report/1?tab=tasks&v=1#two', 7)).toBe(
      'https://a.example/report/1?tab=tasks&v=7#two',
    );
  });
});
