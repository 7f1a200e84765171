import type { ReactNode } from 'react';
import { Card } from './Card';
import { text } from './text';
import { Time } from './Time';

type Step = { at: string; actor: string; reason: string | null };

type HistoryProps<S extends Step> = {
  title: string;
  /** Oldest first. */
  steps: readonly S[];
  wordsOf: (step: S) => string;
  /** The way to more of it. */
  action?: ReactNode;
};

/** Who did what, the newest first. */
export function History<S extends Step>({ title, steps, wordsOf, action }: HistoryProps<S>) {
  return (
    <Card title={title} headingLevel={3} action={action}>
      <ol className="flex flex-col gap-3 text-sm">
        {steps.toReversed().map((step, index) => (
          <li key={`${step.at}-${index}`} className="border-l-2 border-line pl-3">
            <p className="font-medium">{wordsOf(step)}</p>
            {step.reason !== null && <p className="break-words">{step.reason}</p>}
            <p className="text-xs text-fg-muted">
              {step.actor === 'system' ? text.history.system : step.actor} · <Time at={step.at} />
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
