import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf8');

/** The custom properties of one rule, by name. */
function declarations(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}

const light = declarations(':root');
const dark = new Map([...light, ...declarations('[data-theme="dark"]')]);

/** Linear sRGB of an OKLCH colour, clipped to what a screen can show. */
function fromOklch(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part)));
}

function fromHex(hex: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function luminance(theme: Map<string, string>, name: string): number {
  const value = theme.get(name) ?? '';
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (alias !== undefined) return luminance(theme, alias);
  const oklch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value);
  const linear = oklch
    ? fromOklch(Number(oklch[1]), Number(oklch[2]), Number(oklch[3]))
    : fromHex(value);
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN] = linear;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(theme: Map<string, string>, one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(theme, one), luminance(theme, other)].sort(
    (a, b) => b - a,
  );
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ['canvas', 'surface', 'surface-2', 'surface-sunken', 'surface-hover'];
const states = ['primary', 'positive', 'negative', 'caution', 'info'];

/** Foreground, background, and the least ratio the design promises. */
const pairs: [string, string, number][] = [
  ...surfaces.map((surface): [string, string, number] => ['fg', surface, 7]),
  ...surfaces.flatMap((surface): [string, string, number][] => [
    ['fg-muted', surface, 4.5],
    ['fg-subtle', surface, 4.5],
    ['link', surface, 4.5],
    ['ring', surface, 3],
  ]),
  ...states.flatMap((state): [string, string, number][] => [
    [`${state}-text`, `${state}-soft`, 4.5],
    [`${state}-text`, 'surface', 4.5],
    [`on-${state}`, state, 4.5],
  ]),
  ['line-control', 'canvas', 3],
  ['line-control', 'surface', 3],
  ['certified-text', 'certified-soft', 4.5],
  ['on-ink', 'ink', 7],
  ['syn-comment', 'syn-bg', 4.5],
  ...['success', 'error', 'warning', 'info', 'default'].map((kind): [string, string, number] => [
    `toast-${kind}-fg`,
    `toast-${kind}-bg`,
    4.5,
  ]),
];

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, theme) => {
  it.each(pairs)('%s on %s has a contrast of at least %d', (fg, bg, least) => {
    expect(contrast(theme, fg, bg)).toBeGreaterThanOrEqual(least);
  });
});

describe.each([
  ['standard', light],
  ['contrast', new Map([...light, ...declarations('[data-grid-palette="contrast"]')])],
  ['colour-blind', new Map([...light, ...declarations('[data-grid-palette="colour-blind"]')])],
])('the %s palette of grids', (_, palette) => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('lets the digit %i be read on its cell', (symbol) => {
    const ink = symbol === 0 || symbol === 9 ? 'arc-ink-light' : 'arc-ink-dark';
    expect(contrast(palette, `arc-${symbol}`, ink)).toBeGreaterThanOrEqual(4.5);
  });
});

it('paper is light', () => {
  expect(css).toContain('@media not print {\n[data-theme="dark"] {');
  expect(css).toMatch(/@custom-variant dark \{\s+@media not print \{/);
});
