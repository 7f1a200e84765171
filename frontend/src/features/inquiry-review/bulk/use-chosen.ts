import { useCallback, useMemo, useState } from 'react';
import type { AdminInquiry, InquiryColumn } from '@/api/words';
import { useShortcuts } from '@/ui/shortcuts';
import { isChoosing, nobody, stretch, toggle, type Choice } from './choosing';

type Held = { column: InquiryColumn; choice: Choice };

/** What is chosen of the rows of a column. The key X chooses the open row; another column begins with nothing. */
export function useChosen(
  rows: readonly AdminInquiry[],
  column: InquiryColumn,
  open: string | null,
) {
  const [held, setHeld] = useState<Held>({ column, choice: nobody });
  const order = useMemo(() => rows.map(({ id }) => id), [rows]);
  const onTick = useCallback(
    (id: string, isRange: boolean) => {
      setHeld((before) => {
        const choice = before.column === column ? before.choice : nobody;
        const next = isRange ? stretch(choice, order, id) : toggle(choice, id);
        return { column, choice: next };
      });
    },
    [column, order],
  );
  const keys = useMemo(
    () => ({
      x: open !== null && isChoosing(column) ? () => onTick(open, false) : undefined,
    }),
    [column, open, onTick],
  );
  useShortcuts(keys);
  const { ids } = held.column === column ? held.choice : nobody;
  return {
    chosen: rows.filter(({ id }) => ids.has(id)),
    isChosen: (id: string) => ids.has(id),
    onTick,
    clear: () => setHeld({ column, choice: nobody }),
  };
}
