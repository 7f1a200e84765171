/** The problems one of which is drawn for a task, as the address of a preview names them. Pure. */
export type Named = { readonly slug: string; readonly id: string };

const NAME = 'drawn';
/** A task's own problem and its variants. */
const MOST = 5;
const ONE = /^([a-z0-9_-]{1,100}):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u;

/** What follows the address of one of them; nothing where there is no draw. */
export const drawnSearch = (problems: readonly Named[]): string =>
  problems.length < 2
    ? ''
    : `?${NAME}=${problems.map(({ slug, id }) => `${slug}:${id}`).join(',')}`;

/** The problems that an address names; none where it names fewer than two. */
export function drawnFrom(search: URLSearchParams): Named[] {
  const named = (search.get(NAME) ?? '').split(',').flatMap((text) => {
    const [, slug, id] = ONE.exec(text) ?? [];
    return slug === undefined || id === undefined ? [] : [{ slug, id }];
  });
  return named.length < 2 ? [] : named.slice(0, MOST);
}
