import { useQuery } from '@tanstack/react-query';

import { hasCode } from '@/api/errors';
import type { ReviewedSheet, SaveScorecard } from '@/api/words';
import { ScorecardCards } from '@/features/scorecards/ScorecardCards';
import { keepReviews, reviewsQuery, saveReview } from '@/features/report-reviews/api';
import { text } from '@/features/report-reviews/text';
import { Card } from '@/ui/Card';
import { Loaded } from '@/ui/Loaded';

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

/** What members of the company have seen in a report: in its code, and in two interviews about it. */
export function ReviewsPart({ report }: { report: string }) {
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
