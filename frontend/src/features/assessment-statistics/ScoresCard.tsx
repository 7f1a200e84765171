import { useQuery } from '@tanstack/react-query';
import type { ScoreSpread } from '@/api/words/scores';
import { Card } from '@/ui/Card';
import { Chart } from '@/ui/chart/Chart';
import { Loaded } from '@/ui/Loaded';
import { scoresQuery } from './api';
import { errorOf, scoreBars, spreadWords } from './rules';
import { text } from './text';

const words = text.scores;
const format = (people: number) => people.toLocaleString('en');

function Shown({ spread }: { spread: ScoreSpread }) {
  const { people, shown_from: least, buckets } = spread;
  if (people === 0) return <p className="text-sm text-fg-muted">{text.none}</p>;
  if (buckets.length === 0) return <p className="text-sm">{words.tooFew(people, least)}</p>;
  return (
    <Chart
      title={words.chart}
      summary={spreadWords(spread)}
      bars={scoreBars(spread)}
      format={format}
      mark={errorOf(spread) ?? undefined}
      heads={{ label: words.score, value: words.people }}
      total
    />
  );
}

/** How the scores of an assessment are spread, with the error of one. */
export function ScoresCard({ assessmentId }: { assessmentId: string }) {
  const query = useQuery(scoresQuery(assessmentId));
  return (
    <Card title={words.title}>
      <Loaded query={query} failed={words.failed}>
        {(spread) => <Shown spread={spread} />}
      </Loaded>
    </Card>
  );
}
