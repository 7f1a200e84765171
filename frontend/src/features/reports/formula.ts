/**
 * assay-score/1: how points become a score. Integers only, so that any two programs agree.
 * A task's points (0 to 100) are those of its best submission: the sum of the weights of the groups that passed.
 */

export type ScoredTask = {
  /** The task's share of the assessment; the weights of an assessment sum to 100. */
  readonly weight: number;
  /** Points of core and edge groups that passed, and of all there are. */
  readonly correct: number;
  readonly correctOf: number;
  /** The same for performance groups; they count only where the core groups passed. */
  readonly fast: number;
  readonly fastOf: number;
};

/** numerator ÷ denominator to an integer; an exact half goes to the even neighbour. */
export function divideHalfEven(numerator: number, denominator: number): number {
  const whole = Math.floor(numerator / denominator);
  const twiceRest = 2 * (numerator - whole * denominator);
  const up = twiceRest > denominator || (twiceRest === denominator && whole % 2 === 1);
  return up ? whole + 1 : whole;
}

const weighted = (tasks: readonly ScoredTask[], value: (task: ScoredTask) => number) =>
  tasks.reduce((sum, task) => sum + task.weight * value(task), 0);

/** 0 to 1000: parts per thousand of all points. A task that was not attempted counts with 0. */
export function fineness(tasks: readonly ScoredTask[]): number {
  const points = weighted(tasks, (task) => task.correct + task.fast);
  return divideHalfEven(
    10 * points,
    weighted(tasks, () => 1),
  );
}

/** Tenths of a percent of the core and edge points; null where there are none. */
export function correctness(tasks: readonly ScoredTask[]): number | null {
  const possible = weighted(tasks, (task) => task.correctOf);
  return possible === 0
    ? null
    : divideHalfEven(1000 * weighted(tasks, (task) => task.correct), possible);
}

/** Tenths of a percent of the performance points; null where there are none. */
export function performance(tasks: readonly ScoredTask[]): number | null {
  const possible = weighted(tasks, (task) => task.fastOf);
  return possible === 0
    ? null
    : divideHalfEven(1000 * weighted(tasks, (task) => task.fast), possible);
}
