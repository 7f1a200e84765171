import type { Report } from '@/api/words';
import { Card } from '@/ui/Card';
import { Punch } from '@/ui/Punch';

import {
  attemptedText,
  formatTenths,
  hasMedians,
  medianText,
  percentileText,
  semText,
  tenthsOrNone,
} from '@/features/reports/rules';
import { text } from '@/features/reports/text';

/** Fineness with its standard error, correctness and performance: each with what it is measured against. */
export function ScoreCard({ report }: { report: Report }) {
  const graded = report.generation !== null;
  const share = (tenths: number | null) => (graded ? tenthsOrNone(tenths) : text.notGraded);
  const { cohort } = report;
  const median = (tenths: number | null) =>
    medianText(cohort, tenths === null ? null : formatTenths(tenths));
  const fineness = cohort.fineness === null ? null : String(cohort.fineness);
  return (
    <Card
      title={text.score}
      action={<span className="text-xs text-fg-muted">{attemptedText(report)}</span>}
    >
      <dl className="grid gap-5 md:grid-cols-3">
        <div>
          <dt className="text-sm font-medium">{text.finenessTitle}</dt>
          <dd className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Punch value={report.fineness} size="lg" />
            <span className="text-sm text-fg-muted">{semText(report.sem)}</span>
          </dd>
          <Against of={medianText(cohort, fineness)} />
          <Against of={percentileText(report)} />
          <dd className="mt-1.5 text-xs text-fg-muted">
            {text.finenessHelp}. {text.notComparable}
          </dd>
        </div>
        <Figure
          name={text.correctness}
          value={share(report.correctness_tenths)}
          median={median(cohort.correctness_tenths)}
          help={text.correctnessHelp}
        />
        <Figure
          name={text.performance}
          value={share(report.performance_tenths)}
          median={median(cohort.performance_tenths)}
          help={text.performanceHelp}
        />
      </dl>
      {graded && !hasMedians(cohort) && (
        <p className="mt-4 border-t border-line pt-3 text-xs text-fg-muted">
          {text.tooFew(cohort.people, cohort.least)}
        </p>
      )}
    </Card>
  );
}

type FigureProps = { name: string; value: string; median: string | null; help: string };

function Figure({ name, value, median, help }: FigureProps) {
  return (
    <div>
      <dt className="text-sm font-medium">{name}</dt>
      <dd className="mt-1 text-xl font-semibold tabular-nums">{value}</dd>
      <Against of={median} />
      <dd className="mt-1 text-xs text-fg-muted">{help}</dd>
    </div>
  );
}

function Against({ of }: { of: string | null }) {
  return of === null ? null : <dd className="mt-1 text-sm text-fg-muted tabular-nums">{of}</dd>;
}
