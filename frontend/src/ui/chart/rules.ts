/** What a chart draws, and how much of it fits. Pure. */

/** One category: what it is called, how much there is, and how much of that is the part. */
export type Bar = { label: string; value: number; part?: number };

/** An estimate with its error, on the same scale as the categories: 0 at the left end, 1 at the right. */
export type Mark = { at: number; from: number; to: number; label: string };

/** About how wide a character of a label is, in pixels. */
const CHARACTER = 6.4;
/** What stands between two labels. */
const GAP = 8;

export const widthOf = (words: string): number => Math.ceil(words.length * CHARACTER);

/** Every how many labels one is written, so that none touches the next. */
export function labelEvery(labels: readonly string[], step: number): number {
  const widest = Math.max(0, ...labels.map(widthOf)) + GAP;
  return step <= 0 ? labels.length : Math.max(1, Math.ceil(widest / step));
}

/** Whether every value can stand on its own bar. */
export const valuesFit = (values: readonly string[], step: number): boolean =>
  values.every((value) => widthOf(value) + GAP / 2 <= step);

/** The top of the scale; never 0, so that nothing is divided by it. */
export const topOf = (bars: readonly Bar[]): number =>
  Math.max(1, ...bars.map(({ value }) => value));

/** What the categories come to. */
export function totalOf(bars: readonly Bar[]): { value: number; part: number } {
  const value = bars.reduce((sum, bar) => sum + bar.value, 0);
  return { value, part: bars.reduce((sum, bar) => sum + (bar.part ?? 0), 0) };
}

type Frame = { width: number; height: number; margin: number; top: number };

/** Where the points of a sparkline are, evenly apart: 0 at the bottom of the frame, `top` at its top. */
export function sparkline(
  values: readonly number[],
  { width, height, margin, top }: Frame,
): { x: number; y: number }[] {
  const step = values.length < 2 ? 0 : (width - 2 * margin) / (values.length - 1);
  const round = (pixels: number) => Math.round(pixels * 10) / 10;
  return values.map((value, at) => ({
    x: round(margin + at * step),
    y: round(height - margin - (Math.min(top, Math.max(0, value)) / top) * (height - 2 * margin)),
  }));
}
