import type { StoryStats } from '@/api/words';
import { Card } from '@/ui/Card';
import { experiences, outcomes, shares } from '@/features/stories/rules';
import { text } from '@/features/stories/text';

const words = text.stats;
const oneDigit = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

type SharesProps<K extends string> = {
  title: string;
  keys: readonly K[];
  counts: Readonly<Record<string, number>>;
  names: Record<K, string>;
};

function Shares<K extends string>(props: SharesProps<K>) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1.5 text-xs font-medium text-fg-subtle">{props.title}</h3>
      <ul className="flex flex-col gap-1.5 text-xs">
        {shares(props.keys, props.counts).map(({ key, count, percent }) => (
          <li key={key} className="grid grid-cols-[8.5rem_1fr_2rem] items-center gap-2">
            <span className="truncate">{props.names[key]}</span>
            <span aria-hidden="true" className="h-2 rounded-[2px] bg-surface-active">
              <span
                className="block h-full rounded-[2px] bg-viz-1"
                style={{ width: `${percent}%` }}
              />
            </span>
            <span className="text-right tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the stories of one company say together; the server gives it from five stories on. */
export function Stats({ company, stats }: { company: string; stats: StoryStats }) {
  const facts: [string, string][] = [
    [
      words.difficulty,
      words.difficultyValue(
        oneDigit.format(stats.difficulty_mean),
        oneDigit.format(stats.difficulty_spread),
      ),
    ],
    [words.rounds, oneDigit.format(stats.median_rounds)],
  ];
  if (stats.median_days_to_decision !== null)
    facts.push([words.days, oneDigit.format(stats.median_days_to_decision)]);
  return (
    <Card title={words.title(company)}>
      <p className="mb-3 text-xs text-fg-muted">{words.of(stats.stories)}</p>
      <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-fg-subtle">{label}</dt>
            <dd className="text-sm font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-5 md:grid-cols-2">
        <Shares
          title={words.outcomes}
          keys={outcomes}
          counts={stats.outcomes}
          names={text.outcomes}
        />
        <Shares
          title={words.experience}
          keys={experiences}
          counts={stats.experience}
          names={text.experiences}
        />
      </div>
    </Card>
  );
}
