/** A small repeatable generator: the same seed draws the same streak on every visit. */
function noise(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return state / 4294967296;
  };
}

type Streak = { x: number; y: number; width: number; height: number; seed: number };

/**
 * The outline of gold rubbed on stone: thin at both ends, ragged along the edges.
 * `y` is the middle; the answer is the `d` of a closed path.
 */
export function streakPath({ x, y, width, height, seed }: Streak): string {
  const random = noise(seed);
  const steps = Math.max(8, Math.round(width / 16));
  const edge = (side: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const along = index / steps;
      const taper = Math.min(1, 0.62 + along * 6, 0.34 + (1 - along) * 9);
      const ragged = (random() - 0.5) * height * 0.16;
      const wide = (height / 2) * taper + ragged;
      return `${(x + along * width).toFixed(1)} ${(y + side * wide).toFixed(1)}`;
    });
  const top = edge(-1);
  const bottom = edge(1).reverse();
  return `M${[...top, ...bottom].join('L')}Z`;
}
