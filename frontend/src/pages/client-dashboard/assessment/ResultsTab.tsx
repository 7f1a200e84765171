import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { rows } from '@/api/cache/page';
import { ResultsTable } from '@/features/assessments/ResultsTable';
import { resultsOf } from '@/features/assessments/results';
import { text } from '@/features/assessments/text';
import { cutOffQuery } from '@/features/cut-off/api';
import { CutOffCard } from '@/features/cut-off/CutOffCard';
import type { Compare } from '@/features/cut-off/CutOffPreview';
import { FILTERS, isEqual, shows, type Line } from '@/features/cut-off/rules';
import { text as cutOffText } from '@/features/cut-off/text';
import { invitationsQuery } from '@/features/invitations/api';
import { MeasureTable } from '@/features/selection-rates/MeasureTable';
import { useUrlChoice } from '@/features/shell/url-choice';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { Select } from '@/ui/Select';
import { SkeletonRows } from '@/ui/Skeleton';

type Chosen = { readonly line: Line | null; readonly isPending: boolean };

/** The chosen cut-off with the standard error; null where there is no line. */
function useLine(assessmentId: string): Chosen {
  const { data, isPending } = useQuery(cutOffQuery(assessmentId));
  if (data?.cut_off == null) return { line: null, isPending };
  return { line: { at: data.cut_off, sem: data.preview?.near?.sem ?? null }, isPending };
}

const compare: Compare = (caption, measure) => (
  <MeasureTable caption={caption} measure={measure} heads={cutOffText.heads} />
);

type ResultsTabProps = {
  assessmentId: string;
  /** Whether the reader may choose a cut-off. */
  edits: boolean;
  report: (attemptId: string, who: string) => ReactNode;
};

/** Who has a result, with a line at the cut-off, a filter by it and its editor. */
export function ResultsTab({ assessmentId, edits, report }: ResultsTabProps) {
  const query = useInfiniteQuery(invitationsQuery(assessmentId));
  const [filter, setFilter] = useUrlChoice('show', FILTERS);
  const { line, isPending } = useLine(assessmentId);
  const invitations = rows(query.data);
  // Who is filtered out by the address is not shown for a moment first.
  if (query.isPending || (isPending && filter !== 'all')) return <SkeletonRows />;
  if (query.isError && invitations.length === 0)
    return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
  const all = resultsOf(invitations);
  const shown = all.filter(({ attempt }) => shows(filter, attempt.fineness, line));
  const options = FILTERS.filter((one) => one !== 'equal' || line?.sem != null);
  return (
    <div className="flex flex-col gap-4">
      <Card flush>
        {line !== null && all.length > 0 && (
          <div className="flex flex-wrap items-center gap-3 border-b border-line px-4.5 py-2.5 text-sm">
            <Select
              aria-label={cutOffText.filter}
              size="sm"
              value={options.includes(filter) ? filter : 'all'}
              onChange={setFilter}
              options={options.map((value) => ({ value, label: cutOffText.filters[value] }))}
            />
            {query.hasNextPage && (
              <span className="text-fg-muted">{cutOffText.partly(all.length)}</span>
            )}
          </div>
        )}
        {all.length > 0 && shown.length === 0 ? (
          <p className="p-4.5 text-sm text-fg-muted">{cutOffText.none}</p>
        ) : (
          <ResultsTable
            results={shown}
            report={report}
            note={(result) =>
              line !== null && isEqual(result.attempt.fineness, line) ? cutOffText.isEqual : null
            }
            line={line === null ? null : { at: line.at, says: cutOffText.line(line.at) }}
          />
        )}
        {query.hasNextPage && (
          <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
            {text.more}
          </LoadMore>
        )}
      </Card>
      <CutOffCard assessment={assessmentId} edits={edits} compare={compare} />
    </div>
  );
}
