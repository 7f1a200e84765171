import { RotateCcw } from 'lucide-react';

import type { AssistantQuestion } from '@/api/words/assistant';
import { languageLabel } from '@/features/problems/rules';
import { Button } from '@/ui/Button';

import { Answer, type OnCopied } from './Answer';
import { isOpen } from './rules';
import { text } from './text';

type QuestionItemProps = {
  question: AssistantQuestion;
  /** The words of its answer that have come so far; null where this page does not hear it. */
  words: string | null;
  onCopied: OnCopied;
  /** Absent while nothing can be asked. */
  onAgain: (() => void) | undefined;
};

/** A question with its answer, or with what became of it. */
export function QuestionItem({ question, words, onCopied, onAgain }: QuestionItemProps) {
  const open = isOpen(question) || words !== null;
  const answer = words ?? question.answer;
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <div className="max-w-[92%] self-end rounded-lg bg-primary-soft px-3 py-2 text-sm break-words whitespace-pre-wrap">
        <span className="sr-only">{text.you}: </span>
        {question.question}
        {question.language !== null && (
          <span className="mt-1 block text-xs text-fg-muted">
            {text.withCode(languageLabel(question.language))}
          </span>
        )}
      </div>
      <div
        aria-busy={open}
        className="min-w-0 rounded-lg bg-surface-sunken px-3 py-2"
        onCopy={() => onCopied?.(document.getSelection()?.toString().length ?? 0)}
      >
        <span className="sr-only">{text.assistant}: </span>
        <Answer answer={answer} ended={!open} copies={{ onCopied }} />
        {open && answer === '' && <p className="text-sm text-fg-muted">{text.thinking}</p>}
        {question.state === 'stopped' && <Remark>{text.stopped}</Remark>}
        {question.cut && <Remark>{text.cut}</Remark>}
        {question.failure !== null && !open && (
          <div className="flex flex-col items-start gap-1.5">
            <Remark>{text.failures[question.failure]}</Remark>
            {onAgain !== undefined && (
              <Button
                size="sm"
                icon={<RotateCcw size={13} strokeWidth={1.75} aria-hidden="true" />}
                onClick={onAgain}
              >
                {text.again}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

function Remark({ children }: { children: string }) {
  return <p className="mt-1 text-xs text-fg-muted">{children}</p>;
}
