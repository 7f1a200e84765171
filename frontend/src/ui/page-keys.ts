import { useEffect } from 'react';

/** Keys that work in one part of a page, as the list behind “?” shows them. */
export type KeyGroup = {
  readonly heading: string;
  readonly keys: readonly (readonly [key: string, does: string])[];
};

let registered: readonly KeyGroup[] = [];

/** Lists keys for as long as what they work on is on the page; stands beside their handler. */
export function usePageKeys(group: KeyGroup | null): void {
  useEffect(() => {
    if (group === null) return undefined;
    registered = [...registered, group];
    return () => {
      const at = registered.indexOf(group);
      registered = registered.filter((_, index) => index !== at);
    };
  }, [group]);
}

/** What is on the page, each group once, in the order in which it came. */
export const pageKeys = (): readonly KeyGroup[] => [...new Set(registered)];
