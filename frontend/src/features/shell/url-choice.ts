import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A choice kept in the query string, so that reload and Back restore it. Unknown values read as the first. */
export function useUrlChoice<V extends string>(
  name: string,
  values: readonly [V, ...V[]],
): [V, (value: V) => void] {
  const [params, setParams] = useSearchParams();
  const raw = params.get(name);
  const chosen = values.find((value) => value === raw) ?? values[0];
  const choose = useCallback(
    (value: V) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [name, setParams],
  );
  return [chosen, choose];
}
