import { GitCompareArrows, Plane } from 'lucide-react';

import type { AttemptTask, Scenario } from '@/api/words';
import { FlightTab } from '@/features/scenarios/flight/FlightTab';
import { text as flightText } from '@/features/scenarios/flight/text';
import { text } from '@/features/scenarios/text';
import type { PaneTab } from '@/features/workspace/Pane';
import type { Sending } from '@/features/workspace/sending';

import { RegressionPanel } from './RegressionPanel';

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** The scenario whose flights can be drawn. */
const FLOWN = 'aerial_planning';

type Shown = { scenario: Scenario; task: AttemptTask; sending: Sending; onSettled: () => void };

/** What a scenario shows beside the tests: how the earlier tasks do, and where it flies, the flight. */
export function extraTabs({ scenario, task, sending, onSettled }: Shown): PaneTab<string>[] {
  const regression = {
    value: 'regression',
    label: text.regression,
    icon: <GitCompareArrows {...ICON} />,
    content: <RegressionPanel submission={sending.shown} onSettled={onSettled} />,
  };
  if (scenario.slug !== FLOWN) return [regression];
  const flight = (
    <FlightTab
      key={task.id}
      samples={task.samples}
      submission={sending.shown}
      own={sending.own}
      ownInput={sending.input}
    />
  );
  return [
    regression,
    { value: 'flight', label: flightText.tab, icon: <Plane {...ICON} />, content: flight },
  ];
}
