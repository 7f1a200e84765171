import { useState } from 'react';

import type { AttemptTask } from '@/api/words';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { untriedTasks } from '@/features/workspace/rules';
import { text } from '@/features/workspace/text';

import { useChangedTasks } from './changed-tasks';

type FinishDialogProps = {
  disabledReason: string | undefined;
  tasks: readonly AttemptTask[];
  /** A task's present code in the editor. */
  codeOf: (task: AttemptTask) => string;
  /** Ends the attempt; its promise fails when the server could not be reached. */
  onFinish: () => Promise<void>;
};

/** Ends the attempt in two steps: what is missing, then a last question. */
export function FinishDialog({ tasks, codeOf, disabledReason, onFinish }: FinishDialogProps) {
  const [step, setStep] = useState<'closed' | 'review' | 'sure'>('closed');
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const finish = () => {
    setSending(true);
    setFailed(false);
    onFinish().catch(() => {
      setSending(false);
      setFailed(true);
    });
  };
  const sure = step === 'sure';
  return (
    <>
      <Button
        className="bg-surface-active"
        disabledReason={disabledReason}
        onClick={() => setStep('review')}
      >
        {text.finish}
      </Button>
      <Dialog
        open={step !== 'closed'}
        onOpenChange={(open) => setStep(open ? 'review' : 'closed')}
        title={sure ? text.finishSure : text.finishTitle}
        description={sure ? text.finishSureDetail : text.finishLead}
        footer={
          <>
            <Button onClick={() => setStep('closed')}>{text.finishBack}</Button>
            <Button
              variant="primary"
              loading={sending}
              onClick={sure ? finish : () => setStep('sure')}
            >
              {sure ? text.finishConfirm : text.finishContinue}
            </Button>
          </>
        }
      >
        {failed && (
          <ErrorBox onRetry={finish} className="mb-3">
            {text.finishFailed}
          </ErrorBox>
        )}
        <Review tasks={tasks} codeOf={codeOf} />
      </Dialog>
    </>
  );
}

function Review({ tasks, codeOf }: Pick<FinishDialogProps, 'tasks' | 'codeOf'>) {
  const untried = untriedTasks(tasks);
  const changed = useChangedTasks(tasks, codeOf);
  return (
    <div className="flex flex-col gap-3 text-sm">
      {untried.length === 0 && <p>{text.finishAll}</p>}
      <TaskNames lead={text.finishUntried(untried.length)} tasks={untried} />
      <TaskNames lead={text.finishChanged(changed.length)} tasks={changed} />
      {untried.length + changed.length > 0 && <p className="text-fg-muted">{text.finishDraft}</p>}
      <dl className="flex flex-col gap-1 border-t border-line pt-3">
        {tasks.map((task) => (
          <div key={task.id} className="flex justify-between gap-3">
            <dt>{text.taskTab(task.position, task.title)}</dt>
            <dd className="text-fg-muted tabular-nums">{text.points(task.best_points)}</dd>
          </div>
        ))}
      </dl>
      {untried.some((task) => task.drafts.length > 0) && (
        <p className="text-fg-muted">{text.finishDraft}</p>
      )}
    </div>
  );
}

function TaskNames({ lead, tasks }: { lead: string; tasks: readonly AttemptTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <div>
      <p className="font-medium">{lead}</p>
      <ul className="list-disc pl-5">
        {tasks.map((task) => (
          <li key={task.id}>{text.taskTab(task.position, task.title)}</li>
        ))}
      </ul>
    </div>
  );
}
