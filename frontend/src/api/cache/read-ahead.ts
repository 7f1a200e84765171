import { DATA_JUST_READ_MS } from '@/facts/constants';

/** The part of a query that says how old its answer is. */
type Read = { state: { dataUpdatedAt: number; isInvalidated: boolean } };

/** When the answer came that was read ahead of a page. */
const ahead = new WeakMap<Read, number>();

/** Notes that what a query answers now was read ahead of its page. */
export function noteReadAhead(query: Read): void {
  ahead.set(query, query.state.dataUpdatedAt);
}

/** Whether a page that opens has this answer from its own prefetch, and need not ask again. */
export function isReadAhead(query: Read): boolean {
  const { dataUpdatedAt, isInvalidated } = query.state;
  const isSame = ahead.get(query) === dataUpdatedAt;
  return isSame && !isInvalidated && Date.now() - dataUpdatedAt < DATA_JUST_READ_MS;
}
