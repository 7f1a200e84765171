import { useEffect, useState } from 'react';
import { openShelf, type Shelf } from './shelf';

export type { Shelf } from './shelf';

export type ShelfPlace = {
  /** Whose drafts; null where nobody is signed in. */
  readonly owner: string | null;
  /** What the drafts belong to. */
  readonly home: string;
  /** For another one it is read again: another tab may have written meanwhile. */
  readonly visit: number;
};

/** What this browser keeps of a person; null until it is read. `prepare` comes before anybody sees it; it has to stay the same. */
export function useShelf(
  { owner, home, visit }: ShelfPlace,
  prepare?: (shelf: Shelf) => Promise<void>,
): Shelf | null {
  const key = `${owner ?? ''} ${home} ${visit}`;
  const [read, setRead] = useState<{ key: string; shelf: Shelf } | null>(null);
  useEffect(() => {
    let wanted = true;
    const open = async () => {
      const shelf = await openShelf(owner, home);
      if (prepare !== undefined) await prepare(shelf);
      if (wanted) setRead({ key, shelf });
    };
    void open();
    return () => {
      wanted = false;
    };
  }, [owner, home, key, prepare]);
  return read?.key === key ? read.shelf : null;
}
