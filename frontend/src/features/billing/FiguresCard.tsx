import type { BillingFigures, NumberGap } from '@/api/words/invoices';
import { Card } from '@/ui/Card';
import { Chart } from '@/ui/chart/Chart';
import { ErrorBox } from '@/ui/ErrorBox';
import { ageingBars } from './ageing';
import { money, plain } from './rules';
import { text } from './text';

const words = text.figures;

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
  const { currency, outstanding } = figures;
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
      <div className="mt-5">
        <Chart
          title={words.ageing}
          summary={words.ageingSummary(
            money(outstanding, currency),
            money(figures.overdue, currency),
          )}
          bars={ageingBars(figures)}
          layout="rows"
          format={(amount) => plain(amount, currency)}
          heads={{ label: words.late, value: words.owed(currency) }}
          total
        />
      </div>
    </Card>
  );
}
