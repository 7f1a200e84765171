import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, Download } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { hasCode } from '@/api/errors';
import type { PerformanceReport } from '@/api/words';
import { paths } from '@/facts/paths';
import { downloadPerformance, performanceQuery } from '@/features/problem-report/api';
import { FiguresView } from '@/features/problem-report/FiguresView';
import { Exposure } from '@/features/problem-report/ItemFigures';
import { OwnAttempts } from '@/features/problem-report/OwnAttempts';
import { leadText } from '@/features/problem-report/rules';
import { text } from '@/features/problem-report/text';
import { saveFile } from '@/platform/save-file';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Loaded } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

/** /codebrainv2/{problemName}/{problemId}/report: how one version of a problem went. */
export default function ProblemReport() {
  const { problemName = '', problemId = '' } = useParams();
  const query = useQuery(performanceQuery(problemName, problemId));
  return (
    <div className="page-alone mx-auto w-full max-w-5xl">
      {query.isError && hasCode(query.error, 'not_found') ? (
        <NoReport />
      ) : (
        <Loaded query={query} failed={text.failed}>
          {(report) => <Shown slug={problemName} version={problemId} report={report} />}
        </Loaded>
      )}
    </div>
  );
}

function NoReport() {
  usePageTitle(text.notFoundTitle);
  return (
    <>
      <PageHeader title={text.notFoundTitle} lead={text.notFound} />
      <Button asChild>
        <Link to={paths.home}>{text.notFoundHome}</Link>
      </Button>
    </>
  );
}

type ShownProps = { slug: string; version: string; report: PerformanceReport };

function Shown({ slug, version, report }: ShownProps) {
  usePageTitle(text.title(report.title));
  const save = () => {
    downloadPerformance(slug, version).then(
      ({ blob }) => saveFile(blob, `${slug}.csv`),
      () => notify('error', text.exportFailed),
    );
  };
  const csv = (
    <Button
      size="sm"
      icon={<Download size={14} strokeWidth={1.75} aria-hidden="true" />}
      onClick={save}
    >
      {text.export}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={text.title(report.title)}
        lead={leadText(report)}
        actions={report.figures === null ? undefined : csv}
      />
      <Exposure report={report} />
      <Body report={report} />
    </>
  );
}

function Body({ report }: { report: PerformanceReport }) {
  if (report.scope === 'own') return <OwnAttempts attempts={report.own} />;
  if (report.figures !== null) return <FiguresView report={report} figures={report.figures} />;
  return (
    <Card>
      <EmptyState icon={ChartNoAxesColumn}>
        {text.tooFew(report.people, report.shown_from)}
      </EmptyState>
    </Card>
  );
}
