import { create } from 'zustand';

export type Look = 'table' | 'text';

/** How this person reads the rows of a query, the same for every test until the page is left. */
export const useLook = create<{ readonly look: Look; readonly choose: (look: Look) => void }>()(
  (set) => ({ look: 'table', choose: (look) => set({ look }) }),
);
