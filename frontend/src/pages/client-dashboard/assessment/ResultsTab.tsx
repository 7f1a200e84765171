import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { rows } from '@/api/cache/page';
import { downloadResults, resultsQuery } from '@/features/assessments/api';
import {
  askedFor,
  ORDERS,
  resultsOf,
  STANDINGS,
  type Standing,
} from '@/features/assessments/results';
import { ResultsTable } from '@/features/assessments/ResultsTable';
import { text } from '@/features/assessments/text';
import { cutOffQuery } from '@/features/cut-off/api';
import { CutOffCard } from '@/features/cut-off/CutOffCard';
import type { Compare } from '@/features/cut-off/CutOffPreview';
import { FILTERS, isEqual, type Line } from '@/features/cut-off/rules';
import { text as cutOffText } from '@/features/cut-off/text';
import { ExportButton } from '@/features/exports/ExportButton';
import { text as reportText } from '@/features/reports/text';
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

/** What is asked for, kept in the address, with the fields that choose it. */
function useAsked(line: Line | null) {
  const [order, setOrder] = useUrlChoice('order', ORDERS);
  const [side, setSide] = useUrlChoice('show', FILTERS);
  const [standing, setStanding] = useUrlChoice('verification', STANDINGS);
  const sides = FILTERS.filter((one) => one !== 'equal' || line?.sem != null);
  const shown = sides.includes(side) ? side : 'all';
  const fields = (
    <>
      <Select
        aria-label={text.resultOrder}
        size="sm"
        value={order}
        onChange={setOrder}
        options={ORDERS.map((value) => ({ value, label: text.resultOrders[value] }))}
      />
      {line !== null && (
        <Select
          aria-label={cutOffText.filter}
          size="sm"
          value={shown}
          onChange={setSide}
          options={sides.map((value) => ({ value, label: cutOffText.filters[value] }))}
        />
      )}
      <Select
        aria-label={text.verification}
        size="sm"
        value={standing}
        onChange={setStanding}
        options={STANDINGS.map((value) => ({ value, label: standingWords(value) }))}
      />
    </>
  );
  const isNarrowed = shown !== 'all' || standing !== 'any';
  return { asked: askedFor(order, shown, standing), isNarrowed, fields };
}

const standingWords = (standing: Standing) =>
  standing === 'any' ? text.anyVerification : reportText.verifications[standing].label;

/** Who has a result, in the order of the choice, with a line at the cut-off and its editor. */
export function ResultsTab({ assessmentId, edits, report }: ResultsTabProps) {
  const { line, isPending } = useLine(assessmentId);
  const { asked, isNarrowed, fields } = useAsked(line);
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
          <div className="flex flex-wrap items-center gap-3 border-b border-line px-4.5 py-2.5 text-sm">
            {fields}
            <div className="ml-auto">
              <ExportButton load={() => downloadResults(assessmentId, asked)} />
            </div>
          </div>
        )}
        {results.length === 0 && isNarrowed ? (
          <p className="p-4.5 text-sm text-fg-muted">{cutOffText.none}</p>
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
