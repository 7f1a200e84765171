import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { CutOff, CutOffComparison, CutOffPreview as Preview } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { percentOf } from '@/features/selection-rates/rules';
import { text as rates } from '@/features/selection-rates/text';
import { Fact } from '@/ui/Fact';
import { dayOf } from '@/ui/time';

import { text } from './text';

type Rules = Pick<CutOff, 'error_from' | 'counted_together' | 'fewest'>;

/** Draws how groups fare, under this caption. */
export type Compare = (caption: string, measure: CutOffComparison['measure']) => ReactNode;

function Equal({ preview, rules }: { preview: Preview; rules: Rules }) {
  const { near } = preview;
  if (near === null) return <>{text.equalUnknown(rules.error_from)}</>;
  const more = near.results - near.listed.length;
  return (
    <>
      <span className="block">{text.equalOf(near.results, near.sem)}</span>
      {near.listed.length > 0 && (
        <ul aria-label={text.equalList} className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {near.listed.map(({ attempt_id, who, fineness }) => (
            <li key={attempt_id}>
              <Link
                to={to(paths.report, { reportId: attempt_id })}
                className="text-link underline-offset-3 hover:underline"
              >
                {who}
              </Link>{' '}
              <span className="text-fg-muted tabular-nums">{fineness}</span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <span className="block text-fg-muted">{text.equalMore(more)}</span>}
    </>
  );
}

type ComparisonProps = { compared: CutOffComparison; fewest: number; compare: Compare };

function Comparison({ compared, fewest, compare }: ComparisonProps) {
  const { question, silence, measure, counted_at } = compared;
  const name = rates.questions[question];
  return (
    <section className="border-t border-line py-2">
      <h4 className="text-sm font-semibold">{name}</h4>
      {silence !== null && <p className="text-sm text-fg-muted">{text.silence[silence](fewest)}</p>}
      {counted_at !== null && (
        <>
          <p className="text-xs text-fg-muted">{text.countedAt(counted_at)}</p>
          {compare(text.caption(name), measure)}
        </>
      )}
    </section>
  );
}

type CutOffPreviewProps = { preview: Preview; rules: Rules; compare: Compare };

/** What a cut-off divides: who passes, who is equal to it, and how groups fare. */
export function CutOffPreview({ preview, rules, compare }: CutOffPreviewProps) {
  const { at, passing, results, rate, groups } = preview;
  return (
    <section aria-label={text.preview(at)} className="flex flex-col gap-3">
      <dl className="divide-y divide-line text-sm">
        <Fact label={text.passing}>{text.passingOf(passing, results)}</Fact>
        <Fact label={text.rate}>{rate === null ? text.rateNone : percentOf(rate)}</Fact>
        <Fact label={text.equal}>
          <Equal preview={preview} rules={rules} />
        </Fact>
      </dl>
      <div>
        <h3 className="text-base">{text.impact}</h3>
        {groups === null ? (
          <p className="text-sm text-fg-muted">
            {text.impactNone(rules.counted_together, rules.fewest)}
          </p>
        ) : (
          <>
            <p className="pb-2 text-sm text-fg-muted">
              {text.impactOf(groups.people, dayOf(groups.counted_at))} {rates.rule}
            </p>
            {groups.questions.map((compared) => (
              <Comparison
                key={compared.question}
                compared={compared}
                fewest={rules.fewest}
                compare={compare}
              />
            ))}
          </>
        )}
      </div>
    </section>
  );
}
