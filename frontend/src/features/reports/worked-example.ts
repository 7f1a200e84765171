/** The example that /how-scored explains: three tasks of weight 20, 30 and 50, each core 40, edge 25, performance 35. */
import type { ScoredTask } from './formula';

type ExampleTask = ScoredTask & { readonly title: string; readonly what: string };

const groups = { correctOf: 65, fastOf: 35 };

export const WORKED_EXAMPLE: readonly ExampleTask[] = [
  { ...groups, title: 'Task 1', what: 'All groups pass', weight: 20, correct: 65, fast: 35 },
  {
    ...groups,
    title: 'Task 2',
    what: 'Core and edge pass, performance fails',
    weight: 30,
    correct: 65,
    fast: 0,
  },
  { ...groups, title: 'Task 3', what: 'Only core passes', weight: 50, correct: 40, fast: 0 },
];
