import { useQuery } from '@tanstack/react-query';
import { TrendingUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SkillTrend } from '@/api/words/scores';
import { paths, to } from '@/facts/paths';
import { formatTenths } from '@/features/reports/rules';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Sparkline } from '@/ui/chart/Sparkline';
import { EmptyState } from '@/ui/EmptyState';
import { Loaded } from '@/ui/Loaded';
import { Time } from '@/ui/Time';
import { skillsQuery } from './api';
import { changeWords, missingWords } from './rules';
import { text } from './text';

const words = text.skills;

function Row({ trend: { skill, points } }: { trend: SkillTrend }) {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={to(paths.report, { reportId: last.report_id })}
        className="flex min-h-14 items-center gap-4 px-4.5 py-2.5 text-sm -outline-offset-2 hover:bg-surface-hover"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{skill}</span>
          <span className="block text-xs text-fg-muted">
            {changeWords(points)}, <Time at={first.submitted_at} /> –{' '}
            <Time at={last.submitted_at} />
          </span>
        </span>
        <Sparkline values={points.map((point) => point.percent_tenths)} top={1000} />
        <span className="min-w-16 text-right font-semibold tabular-nums">
          {formatTenths(last.percent_tenths)}
        </span>
      </Link>
    </li>
  );
}

/** How the person's skill areas have gone, from their own reports; what is missing where that says nothing. */
export function SkillsCard() {
  const query = useQuery(skillsQuery);
  const has = query.data !== undefined && query.data.trends.length > 0;
  return (
    <Card flush title={has ? words.title(query.data.reports) : words.plain}>
      <Loaded query={query} failed={words.failed}>
        {({ least, reports, short, trends }) =>
          trends.length === 0 ? (
            <EmptyState
              icon={TrendingUp}
              action={
                <Button asChild>
                  <Link to={paths.codebrain}>{words.practise}</Link>
                </Button>
              }
            >
              {missingWords(reports, least)}
            </EmptyState>
          ) : (
            <>
              <ul aria-label={words.list}>
                {trends.map((trend) => (
                  <Row key={trend.skill} trend={trend} />
                ))}
              </ul>
              <p className="border-t border-line px-4.5 py-3 text-xs text-fg-muted">
                {short > 0 && `${words.short(short, least)} `}
                {words.note}
              </p>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
