import type { Board } from '@/api/words';
import { Card } from '@/ui/Card';
import { Chart } from '@/ui/chart/Chart';
import { text } from '@/features/selection/text';
import { funnelOf } from './rules';

const words = text.funnel;
/** A funnel of two people looks like one of few, not like a full one. */
const REACH = 10;
const format = (people: number) => people.toLocaleString('en');

/** How many applicants are at each stage now, those who have ended among them. */
export function FunnelCard({ board }: { board: Board }) {
  const { bars, total, ended } = funnelOf(board.counts);
  if (total === 0) return null;
  return (
    <Card title={words.title}>
      <Chart
        title={words.chart}
        summary={words.summary(total, ended)}
        bars={bars}
        layout="rows"
        format={format}
        heads={{ label: words.stage, value: words.people }}
        total
        reach={REACH}
      />
    </Card>
  );
}
