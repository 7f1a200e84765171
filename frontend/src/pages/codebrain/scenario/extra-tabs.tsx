import { GitCompareArrows, Plane, Table2 } from 'lucide-react';

import type { AttemptTask, Scenario } from '@/api/words';
import { FlightTab } from '@/features/scenarios/flight/FlightTab';
import { text as flightText } from '@/features/scenarios/flight/text';
import { RunTab } from '@/features/scenarios/run/RunTab';
import { text as runText } from '@/features/scenarios/run/text';
import { text } from '@/features/scenarios/text';
import type { PaneTab } from '@/features/workspace/Pane';
import type { Sending } from '@/features/workspace/sending/use-sending';

import { RegressionPanel } from './RegressionPanel';

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** The scenario whose flights can be drawn, and those whose runs are shown as a table. */
const FLOWN = 'aerial_planning';
const TABLED: readonly string[] = ['late_events', 'growing_api'];

type Shown = { scenario: Scenario; task: AttemptTask; sending: Sending; onSettled: () => void };

/** What a scenario shows beside the tests: how the earlier tasks do, and the run where it can be drawn or tabled. */
export function extraTabs({ scenario, task, sending, onSettled }: Shown): PaneTab<string>[] {
  const tabs: PaneTab<string>[] = [
    {
      value: 'regression',
      label: text.regression,
      icon: <GitCompareArrows {...ICON} />,
      content: <RegressionPanel submission={sending.shown} onSettled={onSettled} />,
    },
  ];
  const run = {
    samples: task.samples,
    submission: sending.shown,
    own: sending.own,
    ownInput: sending.input,
  };
  if (scenario.slug === FLOWN) {
    const content = <FlightTab key={task.id} {...run} />;
    tabs.push({ value: 'flight', label: flightText.tab, icon: <Plane {...ICON} />, content });
  }
  if (TABLED.includes(scenario.slug)) {
    const content = <RunTab key={task.id} {...run} />;
    tabs.push({ value: 'table', label: runText.tab, icon: <Table2 {...ICON} />, content });
  }
  return tabs;
}
