import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';

import { rows } from '@/api/cache/page';
import type { ProblemSummary } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Builder } from '@/features/assessments/builder/Builder';
import { Catalogue } from '@/features/assessments/builder/Catalogue';
import type { BuilderDraft } from '@/features/assessments/rules';
import { text } from '@/features/assessments/text';
import { languagesQuery, problemsQuery } from '@/features/problems/api';
import { Button } from '@/ui/Button';
import { LoadFailed } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';

import { BackLink } from './BackLink';

/** Builds a new assessment from the catalogue. */
export default function AssessmentNew() {
  usePageTitle(text.newTitle);
  const navigate = useNavigate();
  const client = useQueryClient();
  const languages = useQuery(languagesQuery);
  return (
    <>
      <PageHeader above={<BackLink />} title={text.newTitle} lead={text.newLead} />
      <Builder
        languages={languages.data?.items ?? []}
        catalogue={(draft, onAdd) => <ProblemBank draft={draft} onAdd={onAdd} />}
        onCreated={(assessment) => {
          void client.invalidateQueries({ queryKey: ['assessments'] });
          notify('success', text.saved);
          void navigate(to(paths.assessmentDetail, { assessmentId: assessment.id }));
        }}
      />
    </>
  );
}

type ProblemBankProps = { draft: BuilderDraft; onAdd: (problem: ProblemSummary) => void };

function ProblemBank({ draft, onAdd }: ProblemBankProps) {
  const query = useInfiniteQuery(problemsQuery);
  if (query.isPending) return <SkeletonRows />;
  if (query.isError) return <LoadFailed query={query}>{text.catalogueFailed}</LoadFailed>;
  return (
    <>
      <Catalogue
        problems={rows(query.data)}
        draft={draft}
        onAdd={onAdd}
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
