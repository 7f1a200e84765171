import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as constants from './constants';

/** A program without its comments and imports. */
const bare = (text: string) =>
  text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/gm, '').replaceAll(/^import\s[^;]*;/gm, '');

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^facts.constants\.ts$/.test(file))
  .filter((file) => file !== join('api', 'schema.ts'))
  .map((file) => [file, bare(readFileSync(join('src', file), 'utf8'))] as const);

/** The whole numbers in a program, products of them as what they come to. */
const numbers = (text: string) =>
  [...text.matchAll(/(?<![\w.])\d[\d_]*(?:\s*\*\s*\d[\d_]*)*(?![\d_])/g)].map(([found]) =>
    found
      .split('*')
      .map((factor) => Number(factor.trim().replaceAll('_', '')))
      .reduce((product, factor) => product * factor),
  );
const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const token = (name: string) => new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1];

describe('the constants', () => {
  // What the values do is measured beside the code that reads them; a number that nobody reads holds nothing.
  it.each(Object.keys(constants))(
    'are the numbers of the specification, §5 and §9, and the application reads %s',
    (name) => {
      const read = sources.filter(([, text]) => new RegExp(`\\b${name}\\b`).test(text));
      expect(read.length).toBeGreaterThan(0);
    },
  );

  // The others are small or round, and other things have the same number.
  it.each([
    ['TOKEN_CACHE_SECONDS', [constants.TOKEN_CACHE_SECONDS, constants.TOKEN_CACHE_SECONDS * 1000]],
    ['DATA_FRESH_MS', [constants.DATA_FRESH_MS]],
    ['MOBILE_BREAKPOINT_PX', [constants.MOBILE_BREAKPOINT_PX]],
    ['TOAST_Z_INDEX', [constants.TOAST_Z_INDEX]],
  ])('are written once: no file has a number of its own in the place of %s', (_, values) => {
    const copies = sources.filter(([, text]) => numbers(text).some((one) => values.includes(one)));
    expect(copies.map(([file]) => file)).toEqual([]);
  });

  it('are those of the styles: the mobile breakpoint, and toasts above everything', () => {
    const rem = 16;
    expect(token('breakpoint-md')).toBe(`${constants.MOBILE_BREAKPOINT_PX / rem}rem`);
    expect(token('z-toast')).toBe(String(constants.TOAST_Z_INDEX));
    const layers = [...tokens.matchAll(/--z-[\w-]+:\s*(\d+);/g)].map(([, at]) => Number(at));
    expect(Math.max(...layers)).toBe(constants.TOAST_Z_INDEX);
  });
});
