import { useState } from 'react';

import type { AttemptTask } from '@/api/types';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ErrorBox } from '@/ui/ErrorBox';

import { untriedTasks } from './rules';
import { text } from './text';

type FinishDialogProps = {
  disabledReason: string | undefined;
  tasks: readonly AttemptTask[];
  /** Ends the attempt; its promise fails when the server could not be reached. */
  onFinish: () => Promise<void>;
};

/** Ends the attempt in two steps: what is missing, then a last question. */
export function FinishDialog({ tasks, disabledReason, onFinish }: FinishDialogProps) {
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
        <Review tasks={tasks} />
      </Dialog>
    </>
  );
}

function Review({ tasks }: { tasks: readonly AttemptTask[] }) {
  const untried = untriedTasks(tasks);
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>{untried.length === 0 ? text.finishAll : text.finishUntried(untried.length)}</p>
      {untried.length > 0 && (
        <ul className="list-disc pl-5">
          {untried.map((task) => (
            <li key={task.id}>{text.taskTab(task.position, task.title)}</li>
          ))}
        </ul>
      )}
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
