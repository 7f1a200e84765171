import type { CohortSpread } from '@/api/words/scores';
import { Card } from '@/ui/Card';
import { Chart } from '@/ui/chart/Chart';
import { barsOf } from './rules';
import { text } from './text';

const words = text.spread;

/** How the scores are spread, once five people have one. */
export function SpreadCard({ spread }: { spread: CohortSpread | null }) {
  if (spread === null)
    return (
      <Card title={words.title}>
        <p className="text-sm text-fg-muted">{words.few}</p>
      </Card>
    );
  const { bars, most } = barsOf(spread);
  return (
    <Card>
      <Chart
        title={words.title}
        headingLevel={2}
        summary={words.summary(spread.people, most)}
        bars={bars}
        format={(value) => String(value)}
        heads={{ label: words.range, value: words.people }}
        total
      />
    </Card>
  );
}
