import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './Card';
import { Progress } from './Progress';
import { text } from './text';

type Step = { label: string; done: boolean };

type StepsCardProps<S extends Step> = {
  title: string;
  steps: readonly S[];
  /** How a step that is open is shown. */
  open: (step: S) => ReactNode;
  children?: ReactNode;
};

/** What is done and what is still open; gone when all is done. */
export function StepsCard<S extends Step>({ title, steps, open, children }: StepsCardProps<S>) {
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  const label = text.stepsDone(done, steps.length);
  return (
    <Card title={title} action={<span className="text-xs text-fg-muted">{label}</span>}>
      <Progress done={done} total={steps.length} label={label} />
      <ul className="mt-3 flex flex-col gap-2.5 text-sm">
        {steps.map((step) => {
          const Icon = step.done ? CircleCheck : Circle;
          return (
            <li key={step.label} className="flex items-center gap-2.5">
              <Icon
                size={17}
                strokeWidth={1.75}
                role="img"
                aria-label={step.done ? text.stepDone : text.stepOpen}
                className={step.done ? 'shrink-0 text-positive' : 'shrink-0 text-fg-subtle'}
              />
              {step.done ? <span className="text-fg-muted">{step.label}</span> : open(step)}
            </li>
          );
        })}
      </ul>
      {children}
    </Card>
  );
}
