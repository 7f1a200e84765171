/** One page of a list. */
export type Page<T> = { items: T[]; next_cursor: string | null };

/** How many rows a list asks for at a time. */
export const PAGE_SIZE = 25;

/** The keyset parameters of one page; the first page has no cursor. */
export function pageParams(cursor: string | undefined, limit = PAGE_SIZE) {
  return { cursor, limit };
}

/** For useInfiniteQuery: where the next page starts, or undefined at the end. */
export function nextCursor<T>(page: Page<T>): string | undefined {
  return page.next_cursor ?? undefined;
}

/** All rows loaded so far, in order. */
export function rows<T>(data: { pages: Page<T>[] } | undefined): T[] {
  return data === undefined ? [] : data.pages.flatMap((page) => page.items);
}

/** Whether a query has neither answer nor failure yet. One that failed is asked again for a while, and is known to. */
export function isUnanswered(query: { isLoading: boolean; failureCount: number }): boolean {
  return query.isLoading && query.failureCount === 0;
}
