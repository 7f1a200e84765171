import type { AssessmentUsage, BoardColumn, SelectingRole } from '@/api/words';

/** Whether assessments were used at all in the time that is counted. */
export const isUsed = ({ sent, started, finished }: AssessmentUsage): boolean =>
  sent + started + finished > 0;

/** How many applicants of a role stand in a column. */
export const countIn = (role: SelectingRole, column: BoardColumn): number =>
  role.counts.find((count) => count.column === column)?.count ?? 0;

/** The columns that hold somebody, in the order of the board. */
export const filled = (role: SelectingRole): SelectingRole['counts'] =>
  role.counts.filter(({ count }) => count > 0);
