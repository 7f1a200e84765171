import { useQueries } from '@tanstack/react-query';
import { findsQuery } from '@/features/talent/api';
import { looserOf, roundedPeople, type Filter } from '@/features/talent/rules';
import { text } from '@/features/talent/text';
import { Button } from '@/ui/Button';

const words = text.browse;
/** How many parts are tried out. */
const MOST = 10;

type WidenProps = { filter: Filter; onLoosen: (filter: Filter) => void };

/** The parts of a filter without which it finds somebody, and how many, as far as the pool gives numbers. */
export function Widen({ filter, onLoosen }: WidenProps) {
  const looser = looserOf(filter).slice(0, MOST);
  const found = useQueries({ queries: looser.map((one) => findsQuery(one.filter)) });
  const useful = looser.flatMap((one, index) => {
    const count = found[index]?.data ?? 0;
    if (count === 0) return [];
    const people = roundedPeople(count);
    const label =
      people === null ? words.without(one.words) : words.withoutFinds(one.words, people);
    return [{ ...one, label }];
  });
  if (useful.length === 0) return null;
  return (
    <div className="px-4.5 pb-5 text-center text-sm">
      <p className="mb-2 text-fg-muted">{words.widen}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {useful.map((one) => (
          <Button key={one.words} size="sm" onClick={() => onLoosen(one.filter)}>
            {one.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
