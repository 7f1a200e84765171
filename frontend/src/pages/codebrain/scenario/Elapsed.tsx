import type { TimedScenario } from '@/features/scenarios/api';
import { elapsedText } from '@/features/scenarios/rules';
import { text } from '@/features/scenarios/text';

import { useElapsed } from './hooks';

/** How long somebody has worked on the scenario. There is no limit. */
export function Elapsed({ scenario }: { scenario: TimedScenario }) {
  const seconds = useElapsed(scenario);
  if (seconds === null) return <span />;
  const label = scenario.own?.solved_at == null ? text.elapsed : text.solvedIn;
  return (
    <span className="flex h-8 shrink-0 items-center gap-2 rounded-[8px] bg-surface-2 px-3 text-sm">
      <span className="text-xs text-fg-muted max-md:sr-only">{label}</span>
      <span role="timer" className="font-semibold tabular-nums">
        {elapsedText(seconds)}
      </span>
    </span>
  );
}
