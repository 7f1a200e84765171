import { useEffect, useRef, useState } from 'react';

import type { AttemptTask, LanguageId } from '@/api/words';
import type { AssistantUse } from '@/api/words/assistant';
import { ErrorBox } from '@/ui/ErrorBox';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';

import type { OnCopied } from './Answer';
import { AskBox } from './AskBox';
import { QuestionItem } from './QuestionItem';
import { canBeAsked, lengthOf, MAX_CODE } from './rules';
import { text } from './text';
import { useAssistant } from './use-assistant';

type AssistantPanelProps = {
  attemptId: string;
  /** Whether the attempt has an assistant. */
  assistant: AssistantUse;
  task: Pick<AttemptTask, 'id' | 'position'>;
  language: LanguageId;
  /** What is in the editor now. */
  codeOf: () => string;
  leaseOf: () => string | null;
  /** Why nothing can be sent from here now. */
  blocked: string | undefined;
  onCopied: OnCopied;
};

/** The assistant beside the editor, or why there is none. */
export function AssistantPanel(props: AssistantPanelProps) {
  const { assistant } = props;
  if (assistant === 'unused' || assistant === 'used') return <Conversation {...props} />;
  return <p className="p-3 text-sm text-fg-muted">{text.unavailable[assistant]}</p>;
}

function Conversation(props: AssistantPanelProps) {
  const { attemptId, task, language, codeOf, leaseOf, blocked, onCopied } = props;
  const { query, hearing, busy, problem, send, stop } = useAssistant(attemptId, leaseOf);
  const [withCode, setWithCode] = useState(true);
  const [tooLong, setTooLong] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const count = query.data?.questions.length ?? 0;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  if (query.isError && query.data === undefined)
    return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
  if (query.data === undefined) return <SkeletonRows />;
  const { most, left, longest, questions, assistant } = query.data;
  const reason = blockedBy(blocked, left, canBeAsked(assistant));
  const ask = async (question: string) => {
    const source = withCode ? codeOf() : '';
    const long = lengthOf(source) > MAX_CODE;
    setTooLong(long);
    if (long) return false;
    return send(task.id, { question, code: source === '' ? null : { language, source } });
  };
  const own = questions.filter(({ position }) => position === task.position);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-3">
        <p className="text-xs text-fg-muted">
          {text.lead} {text.logged}
        </p>
        {own.length === 0 && <p className="text-sm text-fg-muted">{text.none}</p>}
        <ol aria-label={text.thread} aria-live="polite" className="flex flex-col gap-4">
          {own.map((question) => (
            <QuestionItem
              key={question.number}
              question={question}
              words={hearing?.id === question.id ? hearing.words : null}
              onCopied={onCopied}
              onAgain={
                reason === undefined && !busy ? () => void ask(question.question) : undefined
              }
            />
          ))}
        </ol>
        <div ref={end} />
      </div>
      {(problem !== null || tooLong) && (
        <ErrorBox className="m-2" title={null}>
          {problem ?? text.codeTooLong}
        </ErrorBox>
      )}
      <p className="px-3 pb-1 text-xs text-fg-muted tabular-nums">{text.left(left, most)}</p>
      <AskBox
        longest={longest}
        busy={busy}
        blocked={reason}
        withCode={withCode}
        onWithCode={setWithCode}
        onAsk={ask}
        onStop={stop}
      />
    </div>
  );
}

function blockedBy(blocked: string | undefined, left: number, ready: boolean): string | undefined {
  if (blocked !== undefined) return blocked;
  if (!ready) return text.unavailable.unavailable;
  return left === 0 ? text.spent : undefined;
}
