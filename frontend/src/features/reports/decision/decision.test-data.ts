import type { ResultDecided } from '@/api/words/decisions';

/** A result on which nobody has decided, for a member who may. */
export const DECIDED: ResultDecided = {
  state: 'undecided',
  version: 3,
  code: null,
  text: null,
  decided_by: null,
  decided_at: null,
  news_at: null,
  can_decide: true,
  application: null,
  waiting: 3,
  previous_id: null,
  next_id: 'r2',
};
