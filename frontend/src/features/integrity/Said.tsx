import type { ReactNode } from 'react';
import type { IntegrityCaseText, IntegrityDecision } from '@/api/words/integrity';
import { toReader } from '@/facts/reader';
import { Card } from '@/ui/Card';
import { Time } from '@/ui/Time';
import { text } from './text';

const words = text.said;

function Part({ title, at, children }: { title: string; at: string | null; children: ReactNode }) {
  return (
    <li className="py-3.5 first:pt-0 last:pb-0">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm font-semibold">
        {title}
        {at !== null && <Time at={at} look="absolute" className="font-normal text-fg-subtle" />}
      </p>
      <div className="mt-1 text-sm break-words whitespace-pre-wrap">{children}</div>
    </li>
  );
}

function Decision({ title, of }: { title: (outcome: string) => string; of: IntegrityDecision }) {
  return (
    <Part title={title(text.outcomes[of.outcome].title)} at={of.at}>
      <span className="block text-fg-muted">
        {text.by[of.by]}. {text.outcomes[of.outcome].detail}
      </span>
      {of.reason}
    </Part>
  );
}

/** What people have said in a case, in its order. */
export function Said({ said, isOwn }: { said: IntegrityCaseText; isOwn: boolean }) {
  const { answer, decision, appeal, final_decision: last } = said;
  const waits = said.state === 'open' || said.state === 'candidate_notified';
  return (
    <Card title={words.title}>
      <ul className="divide-y divide-line">
        {waits && said.answer_until !== null && (
          <Part title={toReader(words.waitsUntil, isOwn)} at={null}>
            <Time at={said.answer_until} look="absolute" />
          </Part>
        )}
        {answer !== null && (
          <Part title={toReader(words.answer, isOwn)} at={said.answered_at}>
            {answer}
          </Part>
        )}
        {answer === null && !waits && (
          <li className="py-3.5 text-sm first:pt-0 last:pb-0">{toReader(words.noAnswer, isOwn)}</li>
        )}
        {decision !== null && <Decision title={words.decision} of={decision} />}
        {appeal !== null && (
          <Part title={toReader(words.appeal, isOwn)} at={said.appealed_at}>
            {appeal}
          </Part>
        )}
        {last !== null && <Decision title={words.final} of={last} />}
      </ul>
    </Card>
  );
}
