import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';

import { hasCode } from '@/api/errors';
import { paths } from '@/facts/paths';
import { CompanyShareCard } from '@/features/report-links/company/CompanyShareCard';
import { ShareCard } from '@/features/report-links/ShareCard';
import { reportQuery } from '@/features/reports/api';
import { text } from '@/features/reports/text';
import { useUser } from '@/features/session/hooks';
import { PaletteKey } from '@/features/shell/palette/PaletteField';
import { SimilarityCard } from '@/features/similarity/SimilarityCard';
import { text as similarity } from '@/features/similarity/text';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { usePageTitle } from '@/ui/page-title';

import { MatchPage } from './match/MatchPage';
import { CompanyReport } from './parts/CompanyReport';
import { ShareButton } from './parts/ShareButton';
import { ReportSkeleton } from './ReportSkeleton';
import { ReportView } from './ReportView';

/** /report/{id}: the same page for the candidate and for the company that invited them. */
export default function ReportPage() {
  const { reportId = '' } = useParams();
  const [params] = useSearchParams();
  const match = params.get('match');
  const query = useQuery(reportQuery(reportId));
  const user = useUser();
  if (query.isPending) return <ReportSkeleton />;
  if (query.isSuccess && query.data.mode === 'candidate')
    return (
      <>
        <PaletteKey user={user} />
        <ReportView
          report={query.data}
          aside={<ShareCard report={reportId} byPartner={query.data.by_partner} />}
          share={<ShareButton report={reportId} whose="own" />}
        />
      </>
    );
  if (query.isSuccess && match !== null) return <MatchPage reportId={reportId} matchId={match} />;
  if (query.isSuccess) {
    const isOurs = query.data.mode === 'company';
    const aside = query.data.earlier?.elsewhere !== true && (
      <>
        {isOurs && <CompanyShareCard report={reportId} />}
        <Similarity report={reportId} />
      </>
    );
    // Another report is another page: its heading takes the focus.
    if (isOurs)
      return <CompanyReport key={reportId} id={reportId} report={query.data} aside={aside} />;
    return <ReportView key={reportId} report={query.data} aside={aside} />;
  }
  if (hasCode(query.error, 'not_found', 'malformed_id', 'validation_failed')) return <NoReport />;
  return (
    <main id="main" className="mx-auto max-w-xl p-6">
      <h1 className="sr-only">{text.summary}</h1>
      <LoadFailed query={query}>{text.loadFailed}</LoadFailed>
    </main>
  );
}

/** What came of comparing the programs; for everybody but the candidate. */
function Similarity({ report }: { report: string }) {
  return (
    <SimilarityCard
      reportId={report}
      link={(finding, label) => (
        <Link
          to={`?match=${finding.id}`}
          aria-label={label}
          className="font-medium text-link underline-offset-3 hover:underline"
        >
          {similarity.open}
        </Link>
      )}
    />
  );
}

function NoReport() {
  usePageTitle(text.notFoundTitle);
  return (
    <main id="main" className="grid min-h-dvh place-content-center p-6 text-center">
      <h1 className="text-2xl">{text.notFoundTitle}</h1>
      <EmptyState
        icon={FileQuestion}
        className="pt-5"
        action={
          <Button variant="primary" asChild>
            <Link to={paths.dashboard}>{text.notFoundAction}</Link>
          </Button>
        }
      >
        {text.notFound}
      </EmptyState>
    </main>
  );
}
