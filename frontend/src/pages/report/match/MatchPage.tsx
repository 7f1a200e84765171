import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { hasCode } from '@/api/errors';
import type { SimilarityBeside } from '@/api/words/similarity';
import { paths, to } from '@/facts/paths';
import { matchQuery } from '@/features/similarity/api';
import { BesideView } from '@/features/similarity/BesideView';
import { text } from '@/features/similarity/text';
import { Loaded } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

const LINK = 'font-medium text-link underline underline-offset-3';

/** Two programs beside each other: a part of the report for the company that invited. */
export function MatchPage({ reportId, matchId }: { reportId: string; matchId: string }) {
  const query = useQuery(matchQuery(reportId, matchId));
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-[90rem] px-4 py-6 outline-none md:px-8"
    >
      <p className="mb-3 text-sm">
        <Link to={to(paths.report, { reportId })} className={LINK}>
          {text.back}
        </Link>
      </p>
      {query.isError && hasCode(query.error, 'not_found', 'malformed_id') ? (
        <NoMatch />
      ) : (
        <Loaded query={query} failed={text.failed}>
          {(match) => <Shown match={match} />}
        </Loaded>
      )}
    </main>
  );
}

function NoMatch() {
  usePageTitle(text.notFoundTitle);
  return <PageHeader title={text.notFoundTitle} lead={text.notFound} />;
}

function Shown({ match }: { match: SimilarityBeside }) {
  const title = text.sideTitle(match.candidate, match.title);
  usePageTitle(title);
  const { other_report } = match.finding;
  return (
    <>
      <PageHeader title={title} lead={text.lead} />
      <BesideView
        match={match}
        otherReport={
          other_report !== null && (
            <Link to={to(paths.report, { reportId: other_report })} className={LINK}>
              {text.otherReport}
            </Link>
          )
        }
      />
    </>
  );
}
