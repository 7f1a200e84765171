import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { askedOf } from '@/features/network/rules';
import { windowOf } from '@/features/network/time/rules';
import { useIsWide } from '@/ui/use-media';

type Change = Partial<Record<string, string>>;

/** The address is where everything stands that can be chosen. */
export function usePlace() {
  const [params, setParams] = useSearchParams();
  const isWide = useIsWide();
  const put = useCallback(
    (change: Change) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            if (value === undefined || value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const named = params.get('view') ?? (isWide ? 'graph' : 'table');
  const view = named === 'table' ? ('table' as const) : ('graph' as const);
  const window = useMemo(() => windowOf(params), [params]);
  return {
    asked: askedOf(params),
    view,
    /** The node that is open, or with a start the other end of a path. */
    open: params.get('open'),
    /** Where a path begins. */
    start: params.get('start'),
    /** The time that the drawing is narrowed to; the table has a column of it. */
    window: view === 'graph' ? window : null,
    search: params.get('search') ?? '',
    put,
  };
}

export type Place = ReturnType<typeof usePlace>;
