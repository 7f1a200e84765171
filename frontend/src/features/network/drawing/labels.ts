import type { NetworkNodeKind } from '@/api/words/admin';
import type { Colours } from './colours';

/** A name that could be drawn: where its node is on the screen, and how large. */
export type Candidate = {
  words: string;
  width: number;
  x: number;
  y: number;
  radius: number;
};

/** A name with the place of its upper left corner. */
export type Label = { words: string; left: number; top: number };

export const FONT_SIZE = 12;
const HEIGHT = 16;
const GAP = 3;
const EDGE = 4;
/** More names than these nobody reads at once. */
const MOST = 120;

/** Whose names are drawn first where two do not fit. */
const ranks: Record<NetworkNodeKind, number> = {
  partner: 0,
  cluster: 1,
  company: 2,
  role: 3,
  placement: 4,
  user: 5,
};

type Ranked = { id: string; kind: NetworkNodeKind; size: number };

/** The names in the order in which they are drawn: by kind, and the largest first. */
export const byPriority = (a: Ranked, b: Ranked): number =>
  ranks[a.kind] - ranks[b.kind] || b.size - a.size || a.id.localeCompare(b.id);

type Box = { left: number; top: number; right: number; bottom: number };

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Below its node or above it, and whole: never over the edge of the picture. */
function boxesOf({ x, y, radius, width }: Candidate, view: { width: number; height: number }) {
  const left = Math.max(EDGE, Math.min(x - width / 2, view.width - EDGE - width));
  const tops = [y + radius + GAP, y - radius - GAP - HEIGHT];
  return tops
    .filter((top) => top >= 0 && top + HEIGHT <= view.height)
    .map((top): Box => ({ left, top, right: left + width, bottom: top + HEIGHT }));
}

/** The names that fit, the first ones before the others: none covers another, and none is cut. */
export function placeLabels(
  candidates: readonly Candidate[],
  view: { width: number; height: number },
): Label[] {
  const taken: Box[] = [];
  const labels: Label[] = [];
  for (const candidate of candidates) {
    if (labels.length === MOST) break;
    const { x, y } = candidate;
    if (x < 0 || y < 0 || x > view.width || y > view.height) continue;
    if (candidate.width > view.width - 2 * EDGE) continue;
    const box = boxesOf(candidate, view).find((one) => !taken.some((other) => meet(one, other)));
    if (box === undefined) continue;
    taken.push(box);
    labels.push({ words: candidate.words, left: box.left, top: box.top });
  }
  return labels;
}

/** Draws names with a rim, so that a link behind them does not strike them out. */
export function drawLabels(
  context: CanvasRenderingContext2D,
  labels: readonly Label[],
  { label, rim }: Colours,
): void {
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = rim;
  context.fillStyle = label;
  for (const { words, left, top } of labels) {
    context.strokeText(words, left, top + HEIGHT / 2);
    context.fillText(words, left, top + HEIGHT / 2);
  }
}
