import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { GithubReport } from '@/api/words/github-reports';
import { paths } from '@/facts/paths';
import { Card } from '@/ui/Card';
import { Loaded } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { Time } from '@/ui/Time';
import { reportQuery, type Side } from './api';
import { Figures } from './figures/Figures';
import { Reading, StateBadge } from './StateBadge';
import { text } from './text';

const words = text.report;

function titleOf(side: Side, report: GithubReport | undefined): string {
  if (report === undefined) return words.title;
  if (side === 'company') return words.of(report.person?.name ?? text.list.gone);
  return report.company_name === null ? text.own.own : text.own.sharedWith(report.company_name);
}

function Body({ side, report }: { side: Side; report: GithubReport }) {
  const { collected_at: collected, failure, figures, message, state } = report;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3 text-sm text-fg-muted">
        <StateBadge of={report} />
        <Reading of={report} />
        {figures !== null && collected !== null && (
          <span>
            {text.figures.collected} <Time at={collected} look="absolute" />
          </span>
        )}
      </div>
      {failure !== null && (
        <Notice icon={Info} tone="caution">
          {text.failures[failure]}
        </Notice>
      )}
      {figures === null ? (
        <Card>
          <p className="text-sm">{words.nothing[state]}</p>
        </Card>
      ) : (
        <Figures of={figures} />
      )}
      {side === 'company' && message !== null && (
        <Card title={words.message}>
          <p className="text-sm break-words whitespace-pre-line">{message}</p>
        </Card>
      )}
    </div>
  );
}

/** One report, to the company that asked or to the candidate. */
export function Report({ side, id }: { side: Side; id: string }) {
  const query = useQuery(reportQuery(side, id));
  const title = titleOf(side, query.data);
  usePageTitle(title);
  const [path, label] =
    side === 'company' ? [paths.githubReports, words.all] : [paths.dashboard, words.dashboard];
  return (
    <>
      <PageHeader
        title={title}
        above={
          <Link to={path} className="text-link underline-offset-3 hover:underline">
            {label}
          </Link>
        }
      />
      <Loaded query={query} failed={words.failed}>
        {(report) => <Body side={side} report={report} />}
      </Loaded>
    </>
  );
}
