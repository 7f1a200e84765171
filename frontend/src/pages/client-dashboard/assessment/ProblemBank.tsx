import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { rows } from '@/api/cache/page';
import { paths, to } from '@/facts/paths';
import { Catalogue, type PickerProps } from '@/features/assessments/builder/Catalogue';
import { text } from '@/features/assessments/text';
import { problemsQuery } from '@/features/problems/api';
import { Button } from '@/ui/Button';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';

/** The catalogue beside the builder, of a new assessment and of a change. */
export function ProblemBank(props: PickerProps) {
  const query = useInfiniteQuery(problemsQuery);
  if (query.isPending) return <SkeletonRows />;
  if (query.isError) return <LoadFailed query={query}>{text.catalogueFailed}</LoadFailed>;
  return (
    <>
      <Catalogue
        problems={rows(query.data)}
        {...props}
        preview={(problem) => (
          <Button size="sm" variant="ghost" asChild>
            <Link
              to={to(paths.attemptReferred, { first: problem.slug, second: problem.id })}
              target="_blank"
              aria-label={`${text.preview}: ${problem.title}`}
            >
              {text.preview}
            </Link>
          </Button>
        )}
      />
      {query.hasNextPage && (
        <Button
          className="mt-3"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {text.more}
        </Button>
      )}
    </>
  );
}
