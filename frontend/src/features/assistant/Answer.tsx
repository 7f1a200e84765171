import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

import { Button } from '@/ui/Button';
import { useCopy } from '@/ui/use-copy';

import { answerParts } from './rules';
import { text } from './text';

/** So many characters of an answer were copied. */
export type OnCopied = ((length: number) => void) | undefined;

type CopyButtonProps = { value: string; label: string; onCopied: OnCopied };

function CopyButton({ value, label, onCopied }: CopyButtonProps) {
  const [failed, setFailed] = useState(false);
  const { copied, copy } = useCopy(value, () => setFailed(true));
  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<Icon size={13} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => {
          onCopied?.(value.length);
          copy();
        }}
      >
        {copied ? text.copied : label}
      </Button>
      {failed && !copied && (
        <p role="alert" className="text-xs text-negative-text">
          {text.copyFailed}
        </p>
      )}
    </>
  );
}

type AnswerProps = {
  answer: string;
  /** Whether it has ended, so that it can be copied. */
  ended: boolean;
  /** Absent where nobody can copy it from a button: in a report. */
  copies?: { onCopied: OnCopied };
};

/** An answer: text as it came, never as markup, and code in blocks. */
export function Answer({ answer, ended, copies }: AnswerProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2 text-sm">
      {answerParts(answer).map((part, index) =>
        part.kind === 'text' ? (
          <p key={index} className="break-words whitespace-pre-wrap">
            {part.text}
          </p>
        ) : (
          <figure key={index} className="min-w-0 rounded-md border border-line bg-surface-sunken">
            <figcaption className="flex flex-wrap items-center justify-between gap-2 px-2.5 py-1 text-xs text-fg-muted">
              {text.codeOf(part.language)}
              {copies !== undefined && (
                <CopyButton value={part.text} label={text.copyCode} onCopied={copies.onCopied} />
              )}
            </figcaption>
            <pre
              tabIndex={0}
              className="overflow-x-auto border-t border-line px-2.5 py-2 font-mono text-xs"
            >
              {part.text}
            </pre>
          </figure>
        ),
      )}
      {copies !== undefined && ended && answer !== '' && (
        <div>
          <CopyButton value={answer} label={text.copyAnswer} onCopied={copies.onCopied} />
        </div>
      )}
    </div>
  );
}
