import { useSearchParams } from 'react-router-dom';
import { filterNames, paramsOf, type CardFilter } from '@/features/selection/filters/rules';

/** The address's parameters, and how they are set. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const putAll = (values: Readonly<Record<string, string>>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(values))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const put = (name: 'q' | 'view', value: string) => putAll({ [name]: value });
  const filter = (next: CardFilter) =>
    putAll({ ...Object.fromEntries(filterNames.map((name) => [name, ''])), ...paramsOf(next) });
  return { params, put, filter };
}

export type Address = ReturnType<typeof useAddress>;
