import { useQuery } from '@tanstack/react-query';
import type { SupportWeek } from '@/api/words/support';
import { Chart } from '@/ui/chart/Chart';
import { Dialog } from '@/ui/Dialog';
import { Loaded } from '@/ui/Loaded';
import { timesQuery } from './api';
import { drawn, waitWords, type Kind } from './rules';
import { text } from './text';

function Waits({ weeks, kind }: { weeks: readonly SupportWeek[]; kind: Kind }) {
  const found = drawn(weeks, kind);
  if (found === null)
    return (
      <section>
        <h3 className="text-sm font-medium">{text[kind]}</h3>
        <p className="mt-0.5 text-sm text-fg-muted">{text.none}</p>
      </section>
    );
  return (
    <Chart
      title={text[kind]}
      summary={found.summary}
      bars={found.bars}
      format={waitWords}
      layout="rows"
      heads={{ label: text.week, value: text.p90, part: text.median }}
    />
  );
}

/** How long people waited for the first answer and for the end, week by week. */
export function TimesDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(timesQuery);
  return (
    <Dialog open onOpenChange={onClose} title={text.title} description={text.lead}>
      <Loaded query={query} failed={text.failed}>
        {({ items }) => (
          <div className="flex flex-col gap-6">
            <Waits weeks={items} kind="answer" />
            <Waits weeks={items} kind="resolution" />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
