import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { hasCode } from '@/api/errors';
import type { Report, ReportTask, ReviewedSheet, SaveScorecard } from '@/api/words';
import { ScorecardCards } from '@/features/scorecards/ScorecardCards';
import { keepReviews, reviewsQuery, saveReview } from '@/features/report-reviews/api';
import { text } from '@/features/report-reviews/text';
import { TaskCode } from '@/features/reports/tasks/TaskCode';
import { TaskChoice } from '@/pages/report/TaskChoice';
import { Card } from '@/ui/Card';
import { cx } from '@/ui/cx';
import { Loaded } from '@/ui/Loaded';
import { Segmented } from '@/ui/Segmented';
import { useMedia } from '@/ui/use-media';

function Questions({ questions }: Pick<ReviewedSheet, 'questions'>) {
  if (questions.length === 0) return <p className="text-sm text-fg-muted">{text.none}</p>;
  return (
    <div className="text-sm">
      <h3 className="mb-1 font-medium">{text.questions}</h3>
      <ol className="flex list-decimal flex-col gap-2 pl-5">
        {questions.map(({ asks, follow_ups }) => (
          <li key={asks}>
            {asks}
            <ul className="mt-1 list-disc pl-5 text-fg-muted">
              {follow_ups.map((next) => (
                <li key={next}>{next}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Sheet({ report, of }: { report: string; of: ReviewedSheet }) {
  const { sheet } = of;
  const { title, lead } = text.sheets[sheet];
  const save = async (body: SaveScorecard) =>
    keepReviews(report, await saveReview(report, { ...body, sheet }));
  return (
    <section aria-label={title}>
      <Card title={title}>
        <div className="flex flex-col gap-3">
          {sheet !== 'code' && <Questions questions={of.questions} />}
          <ScorecardCards shown={of} save={save} lead={lead} />
        </div>
      </Card>
    </section>
  );
}

function Sheets({ report }: { report: string }) {
  const query = useQuery(reviewsQuery(report));
  if (hasCode(query.error, 'role'))
    return <p className="text-sm text-fg-muted">{text.forbidden}</p>;
  return (
    <Loaded query={query} failed={text.failed}>
      {({ sheets }) => (
        <div className="flex flex-col gap-4">
          <p className="max-w-prose text-sm text-fg-muted">{text.lead}</p>
          {sheets.map((of) => (
            <Sheet key={of.sheet} report={report} of={of} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

/** The program of the chosen task, which is rated beside it. */
function Code({ report, shown }: { report: Report; shown: ReportTask }) {
  const isRead = shown.source !== null && shown.language !== null;
  return (
    <section aria-label={text.views.code} className="xl:sticky xl:top-4">
      <TaskChoice section="reviews" tasks={report.tasks} shown={shown} />
      {isRead ? (
        <TaskCode task={shown} onScreen />
      ) : (
        <Card title={`${shown.position} ${shown.title}`}>
          <p className="text-sm text-fg-muted">{text.noCode}</p>
        </Card>
      )}
    </section>
  );
}

/** From this width on the code and the scorecards are beside each other. */
const BESIDE = '(min-width: 80rem)';

type ReviewsPartProps = { id: string; report: Report; shown: ReportTask | null };

/** What members of the company have seen in a report: in its code, and in two interviews about it. */
export function ReviewsPart({ id, report, shown }: ReviewsPartProps) {
  const isBeside = useMedia(BESIDE);
  const [view, setView] = useState<'sheets' | 'code'>('sheets');
  if (shown === null || !report.sections.includes('code')) return <Sheets report={id} />;
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2 print:block">
      {!isBeside && (
        <div className="print:hidden">
          <Segmented
            label={text.view}
            value={view}
            onChange={setView}
            options={[
              { value: 'sheets', label: text.views.sheets },
              { value: 'code', label: text.views.code },
            ]}
          />
        </div>
      )}
      {(isBeside || view === 'code') && (
        <div className="min-w-0 print:hidden">
          <Code report={report} shown={shown} />
        </div>
      )}
      {/* What is being written stays while the code is read. */}
      <div className={cx('min-w-0 print:block', !isBeside && view === 'code' && 'hidden')}>
        <Sheets report={id} />
      </div>
    </div>
  );
}
