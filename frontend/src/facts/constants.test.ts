import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as constants from './constants';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^facts.constants\.ts$/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'));
const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const token = (name: string) => new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1];

describe('the constants', () => {
  // What the values do is measured beside the code that reads them; a number that nobody reads holds nothing.
  it.each(Object.keys(constants))(
    'are the numbers of the specification, §5 and §9, and the application reads %s',
    (name) => {
      const read = sources.filter((text) => new RegExp(`\\b${name}\\b`).test(text));
      expect(read.length).toBeGreaterThan(0);
    },
  );

  it('are those of the styles: the mobile breakpoint, and toasts above everything', () => {
    const rem = 16;
    expect(token('breakpoint-md')).toBe(`${constants.MOBILE_BREAKPOINT_PX / rem}rem`);
    expect(token('z-toast')).toBe(String(constants.TOAST_Z_INDEX));
    const layers = [...tokens.matchAll(/--z-[\w-]+:\s*(\d+);/g)].map(([, at]) => Number(at));
    expect(Math.max(...layers)).toBe(constants.TOAST_Z_INDEX);
  });
});
