import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { hasCode } from '@/api/errors';
import type { SelectionComparison, SelectionRates } from '@/api/words';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { SkeletonRows } from '@/ui/Skeleton';
import { useNow } from '@/ui/Time';
import { dayOf } from '@/ui/time';
import { selectionRatesQuery } from './api';
import { MeasureTable } from './MeasureTable';
import { text } from './text';

function Waiting({ from }: { from: string }) {
  const ahead = Date.parse(from) > useNow().getTime();
  return <Notice icon={Clock}>{ahead ? text.waiting(dayOf(from)) : text.late}</Notice>;
}

type ComparisonProps = { compared: SelectionComparison; scored: number };

function Comparison({ compared, scored }: ComparisonProps) {
  const { question, selection, scoring } = compared;
  const name = text.questions[question];
  const { columns, captions } = text;
  return (
    <section className="border-t border-line">
      <h3 className="px-4.5 pt-4 pb-1 text-base">{name}</h3>
      <MeasureTable
        caption={captions.selection(name)}
        measure={selection}
        heads={[columns.applied, columns.selected]}
      />
      {scoring !== null && (
        <>
          <h4 className="border-t border-line px-4.5 pt-3 text-sm font-semibold">{text.scoring}</h4>
          <p className="px-4.5 text-xs text-fg-muted">{text.scoringNote(scored)}</p>
          <MeasureTable
            caption={captions.scoring(name)}
            measure={scoring}
            heads={[columns.scored, columns.above]}
          />
        </>
      )}
    </section>
  );
}

function Shown({ rates }: { rates: SelectionRates }) {
  const { state, counts_from, counted_at, applicants, scored, questions } = rates;
  return (
    <Card flush title={text.title}>
      <div className="space-y-2 px-4.5 py-4 text-sm text-fg-muted">
        <p>{text.lead}</p>
        {state === 'waiting' && counts_from !== null && <Waiting from={counts_from} />}
        {counted_at !== null && (
          <>
            <p>{text.counted(dayOf(counted_at), applicants)}</p>
            <p>{text.rule}</p>
          </>
        )}
      </div>
      {questions.map((compared) => (
        <Comparison key={compared.question} compared={compared} scored={scored} />
      ))}
    </Card>
  );
}

/** The selection rates of a closed role; nothing for members who read no candidates. */
export function RatesCard({ role }: { role: string }) {
  const query = useQuery(selectionRatesQuery(role));
  if (hasCode(query.error, 'role')) return null;
  if (query.data !== undefined)
    return query.data.state === 'open' ? null : <Shown rates={query.data} />;
  return (
    <Card title={text.title}>
      {query.isError ? (
        <LoadFailed query={query}>{text.failed}</LoadFailed>
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Card>
  );
}
