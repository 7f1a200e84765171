import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { rows } from '@/api/cache/page';
import { downloadResults, resultsQuery } from '@/features/assessments/api';
import { resultsOf, WAITING } from '@/features/assessments/results';
import { ResultsTable } from '@/features/assessments/ResultsTable';
import { text } from '@/features/assessments/text';
import { cutOffQuery } from '@/features/cut-off/api';
import { CutOffCard } from '@/features/cut-off/CutOffCard';
import type { Compare } from '@/features/cut-off/CutOffPreview';
import { isEqual, type Line } from '@/features/cut-off/rules';
import { text as cutOffText } from '@/features/cut-off/text';
import { ExportButton } from '@/features/exports/ExportButton';
import { MeasureTable } from '@/features/selection-rates/MeasureTable';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';

import { ResultFilters, useChosen } from './ResultFilters';

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

/** How many results wait, as far as they are loaded; null while that is not known. */
function useWaiting(assessmentId: string, { line, isPending }: Chosen): string | null {
  const query = useInfiniteQuery({
    ...resultsQuery(assessmentId, WAITING, line?.at ?? null),
    enabled: !isPending,
  });
  if (query.data === undefined) return null;
  return `${rows(query.data).length}${query.hasNextPage ? '+' : ''}`;
}

/** Who has a result, in the order of the choice, with a line at the cut-off and its editor. */
export function ResultsTab({ assessmentId, edits, report }: ResultsTabProps) {
  const cutOff = useLine(assessmentId);
  const { line, isPending } = cutOff;
  const chosen = useChosen(line);
  const waiting = useWaiting(assessmentId, cutOff);
  const { asked, isNarrowed } = chosen;
  // By which cut-off the sides go is known first.
  const query = useInfiniteQuery({
    ...resultsQuery(assessmentId, asked, line?.at ?? null),
    enabled: !isPending,
  });
  const results = resultsOf(rows(query.data));
  if (query.isPending) return <SkeletonRows />;
  if (query.isError && results.length === 0)
    return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
  return (
    <div className="flex flex-col gap-4">
      <Card flush>
        {(results.length > 0 || isNarrowed) && (
          <div className="flex flex-wrap items-center gap-2 border-b border-line px-4.5 py-2.5 text-sm">
            <ResultFilters chosen={chosen} hasLine={line !== null} waiting={waiting} />
            <div className="ml-auto">
              <ExportButton load={() => downloadResults(assessmentId, asked)} />
            </div>
          </div>
        )}
        {results.length === 0 && isNarrowed ? (
          <p className="p-4.5 text-sm text-fg-muted">
            {chosen.isWaiting ? text.noneWaiting : cutOffText.none}
          </p>
        ) : (
          <ResultsTable
            results={results}
            order={asked.order}
            more={query.hasNextPage}
            report={report}
            note={({ attempt }) =>
              line !== null && isEqual(attempt.fineness, line) ? cutOffText.isEqual : null
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
