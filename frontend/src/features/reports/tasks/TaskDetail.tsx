import type { ReportSection, ReportTask } from '@/api/words';
import { verdictText } from '@/features/submissions/rules';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { groupsInOrder } from '@/features/reports/rules';
import { text } from '@/features/reports/text';

import { GroupTests } from './GroupTests';
import { TaskCode } from './TaskCode';

type TaskDetailProps = {
  task: ReportTask;
  /** What is shown of it; a link may leave some out. */
  sections: readonly ReportSection[];
  /** Off screen it is only there for paper, where the code is plain text. */
  onScreen: boolean;
};

/** Everything about one task: its groups and tests, then the code that was judged. */
export function TaskDetail({ task, sections, onScreen }: TaskDetailProps) {
  const heading = `${task.position} ${task.title}`;
  if (!task.attempted) {
    return (
      <Card title={heading} action={<Badge>{text.notAttempted}</Badge>}>
        <p className="text-sm text-fg-muted">{text.notAttemptedHelp}</p>
      </Card>
    );
  }
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2 print:block print:space-y-4">
      <Card flush title={heading} action={<Outcome task={task} />}>
        <p className="px-4.5 py-2.5 text-xs text-fg-muted">
          {text.runsAndSubmissions(task.runs, task.submissions)}
        </p>
        {!sections.includes('tests') && <LeftOut>{text.testsLeftOut}</LeftOut>}
        {!sections.includes('code') && <LeftOut>{text.codeLeftOut}</LeftOut>}
        {groupsInOrder(task.groups).map((group) => (
          <GroupTests key={group.name} group={group} />
        ))}
      </Card>
      <TaskCode task={task} onScreen={onScreen} className="xl:sticky xl:top-4" />
    </div>
  );
}

function LeftOut({ children }: { children: string }) {
  return <p className="border-t border-line px-4.5 py-2.5 text-sm text-fg-muted">{children}</p>;
}

function Outcome({ task }: { task: ReportTask }) {
  return (
    <span className="flex flex-wrap items-center justify-end gap-3">
      {task.verdict !== null && (
        <Badge tone={verdictText(task.verdict).tone}>{verdictText(task.verdict).label}</Badge>
      )}
      <span className="text-sm font-semibold tabular-nums">{text.ofHundred(task.points ?? 0)}</span>
    </span>
  );
}
