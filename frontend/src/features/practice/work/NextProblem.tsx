import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { rows } from '@/api/cache/page';
import type { PracticeProblem } from '@/api/words';
import { catalogueQuery } from '@/features/practice/api';
import { EVERYTHING, nextOf, problemPath } from '@/features/practice/rules';
import { text } from '@/features/practice/text';
import { Button } from '@/ui/Button';

type NextProblemProps = {
  problem: Pick<PracticeProblem, 'slug' | 'difficulty' | 'own'>;
  who: string | null;
};

/** After a problem is solved: one that was not tried, as hard as this one where there is such a problem. */
export function NextProblem({ problem, who }: NextProblemProps) {
  const isSolved = who !== null && problem.own?.solved != null;
  const todo = catalogueQuery({ ...EVERYTHING, status: 'todo' }, who);
  const query = useInfiniteQuery({ ...todo, enabled: isSolved });
  const next = isSolved ? nextOf(rows(query.data), problem) : undefined;
  if (next === undefined) return null;
  return (
    <Button size="sm" variant="primary" className="max-md:min-h-11" asChild>
      <Link to={problemPath(next)} title={next.title}>
        {text.next}
        <ArrowRight size={15} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </Button>
  );
}
