import type { ReactNode } from 'react';

import type { ReportTask } from '@/api/words';
import { cpuText } from '@/features/submissions/rules';
import { Card } from '@/ui/Card';
import { Table, Td, Th } from '@/ui/Table';
import { hiddenTally, slowestTest } from '@/features/reports/rules';
import { text } from '@/features/reports/text';

import { Pips } from './Pips';

type TasksCardProps = {
  tasks: readonly ReportTask[];
  /** Whether what the tests said is shown. */
  withTests: boolean;
  /** The task's name as a link to its details. */
  link: (task: ReportTask) => ReactNode;
};

/** One row per task: what passed, the slowest test, the weight, the points. */
export function TasksCard({ tasks, withTests, link }: TasksCardProps) {
  return (
    <Card
      flush
      title={text.tasks}
      action={<span className="text-xs text-fg-muted max-md:hidden">{text.weightedMean}</span>}
    >
      <Table caption={text.taskTable}>
        <thead>
          <tr>
            <Th>{text.task}</Th>
            {withTests && (
              <>
                <Th>{text.hiddenTests}</Th>
                <Th numeric className="max-md:hidden">
                  {text.slowest}
                </Th>
              </>
            )}
            <Th numeric>{text.weight}</Th>
            <Th numeric>{text.points}</Th>
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <tr key={task.position}>
              <Td>
                <span className="mr-2.5 text-fg-subtle tabular-nums">{task.position}</span>
                {link(task)}
                {task.drawn_from > 1 && (
                  <span className="block pl-5 text-xs text-fg-muted">
                    {text.drawnFrom(task.drawn_from)}
                  </span>
                )}
              </Td>
              {withTests && (
                <>
                  <Td>{task.attempted ? <Pips tally={hiddenTally(task)} /> : <NotAttempted />}</Td>
                  <Td numeric className="text-fg-muted max-md:hidden">
                    <Slowest task={task} />
                  </Td>
                </>
              )}
              <Td numeric className="text-fg-muted">
                {task.weight}%
              </Td>
              <Td numeric className="font-semibold">
                {task.points ?? 0}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function NotAttempted() {
  return <span className="text-xs text-fg-muted">{text.notAttempted}</span>;
}

function Slowest({ task }: { task: ReportTask }) {
  const slowest = slowestTest(task);
  return slowest === null ? '–' : cpuText(slowest);
}
