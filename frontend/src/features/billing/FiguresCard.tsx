import type { BillingFigures, NumberGap } from '@/api/words/invoices';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { money, plain } from './rules';
import { text } from './text';

const words = text.figures;
const buckets = ['current', 'to_30', 'to_60', 'to_90', 'beyond'] as const;

/** Numbers that are missing: while one is, nothing of its series is issued. */
export function Gaps({ gaps }: { gaps: NumberGap[] }) {
  if (gaps.length === 0) return null;
  return (
    <ErrorBox title={text.gap.title} className="mb-4.5">
      <ul>
        {gaps.map(({ from, to }) => (
          <li key={from}>{from === to ? text.gap.one(from) : text.gap.many(from, to)}</li>
        ))}
      </ul>
    </ErrorBox>
  );
}

/** The figures of one currency: what was issued, received and is owed, by how late it is. */
export function FiguresCard({ figures }: { figures: BillingFigures }) {
  const { currency, ageing, outstanding } = figures;
  const top = [
    [words.mrr, figures.mrr],
    [words.issued, figures.issued],
    [words.collected, figures.collected],
    [words.outstanding, outstanding],
    [words.overdue, figures.overdue],
  ] as const;
  return (
    <Card title={words.title(currency)}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-5">
        {top.map(([label, amount]) => (
          <div key={label}>
            <dt className="text-xs text-fg-muted">{label}</dt>
            <dd className="text-lg font-semibold tabular-nums">{money(amount, currency)}</dd>
            {label === words.mrr && <dd className="text-xs text-fg-muted">{words.mrrHint}</dd>}
          </div>
        ))}
      </dl>
      <h3 className="mt-5 mb-2 text-sm font-medium">{words.ageing}</h3>
      <dl className="flex flex-col gap-1.5 text-sm">
        {buckets.map((bucket) => (
          <div key={bucket} className="grid grid-cols-[5.5rem_1fr_auto] items-center gap-3">
            <dt className="text-fg-muted">{words[bucket]}</dt>
            <dd aria-hidden="true" className="h-2 rounded-sm bg-surface-sunken">
              <div
                className={`h-2 rounded-sm ${bucket === 'current' ? 'bg-primary' : 'bg-negative'}`}
                style={{
                  width: `${outstanding === 0 ? 0 : (ageing[bucket] * 100) / outstanding}%`,
                }}
              />
            </dd>
            <dd className="text-right tabular-nums">{plain(ageing[bucket], currency)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
