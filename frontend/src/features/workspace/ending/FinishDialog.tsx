import { useState } from 'react';

import type { AttemptTask } from '@/api/words';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ErrorBox } from '@/ui/ErrorBox';
import type { LatestCode } from '@/features/attempts/hooks';
import { text } from '@/features/workspace/text';

import { useWhatIsSent } from './what-is-sent';

type FinishDialogProps = {
  disabledReason: string | undefined;
  tasks: readonly AttemptTask[];
  /** A task's latest code, in whatever language; null where there is none. */
  codeOf: (task: AttemptTask) => LatestCode | null;
  /** Whether the server does not take a task's present text. */
  isRefused: (task: AttemptTask) => boolean;
  /** Ends the attempt; its promise fails when the server could not be reached. */
  onFinish: () => Promise<void>;
};

/** Ends the attempt in two steps: what is submitted and what is missing, then a last question. */
export function FinishDialog(props: FinishDialogProps) {
  const { tasks, codeOf, isRefused, disabledReason, onFinish } = props;
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
        {!sure && <Review tasks={tasks} codeOf={codeOf} isRefused={isRefused} />}
      </Dialog>
    </>
  );
}

function Review({
  tasks,
  codeOf,
  isRefused,
}: Pick<FinishDialogProps, 'tasks' | 'codeOf' | 'isRefused'>) {
  const { now, nothing } = useWhatIsSent(tasks, codeOf);
  const refused = tasks.filter(isRefused);
  return (
    <div className="flex flex-col gap-3 text-sm">
      <TaskNames lead={text.finishSends(now.length)} tasks={now} />
      <TaskNames lead={text.finishRefused(refused.length)} tasks={refused} />
      <TaskNames lead={text.finishNothing(nothing.length)} tasks={nothing} />
      {now.length + nothing.length === 0 && <p>{text.finishAll}</p>}
      <dl className="flex flex-col gap-1 border-t border-line pt-3">
        {tasks.map((task) => (
          <div key={task.id} className="flex justify-between gap-3">
            <dt>{text.taskTab(task.position, task.title)}</dt>
            <dd className="text-fg-muted tabular-nums">{text.points(task.best_points)}</dd>
          </div>
        ))}
      </dl>
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
