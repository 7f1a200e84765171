import { useQuery } from '@tanstack/react-query';
import type { PayingHistory } from '@/api/words/plans';
import { plain } from '@/features/billing/rules';
import { Card } from '@/ui/Card';
import { Chart } from '@/ui/chart/Chart';
import { Loaded } from '@/ui/Loaded';
import { historyQuery } from '@/features/admin-companies/api';
import { text } from '@/features/admin-companies/text';
import { cohortBars, currenciesOf, growthWords, monthBars } from './rules';

const words = text.paying.history;
const format = (companies: number) => companies.toLocaleString('en');

function Shown({ history }: { history: PayingHistory }) {
  const { months, cohorts } = history;
  const currencies = currenciesOf(months);
  if (currencies.length === 0 && cohorts.length === 0)
    return <p className="text-sm text-fg-muted">{words.none}</p>;
  const bars = cohortBars(cohorts);
  const began = bars.reduce((sum, { value }) => sum + value, 0);
  const covered = bars.reduce((sum, { part }) => sum + (part ?? 0), 0);
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      {currencies.map((currency) => (
        <Chart
          key={currency}
          title={words.mrr(currency)}
          summary={growthWords(months, currency)}
          bars={monthBars(months, currency)}
          format={(amount) => plain(amount, currency)}
          heads={{ label: words.month, value: words.amount(currency) }}
        />
      ))}
      {bars.length > 0 && (
        <Chart
          title={words.cohorts}
          summary={words.cohortsSummary(began, covered)}
          bars={bars}
          format={format}
          heads={{ label: words.since, value: words.began, part: words.covered }}
          total
        />
      )}
    </div>
  );
}

/** What companies pay a month, and what has become of those that began in the same one. */
export function HistoryCard() {
  const query = useQuery(historyQuery);
  return (
    <Card title={words.title}>
      <Loaded query={query} failed={words.failed}>
        {(history) => <Shown history={history} />}
      </Loaded>
    </Card>
  );
}
