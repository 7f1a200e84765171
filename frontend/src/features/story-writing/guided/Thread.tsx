import { CornerDownLeft, Square } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { failureWords } from '@/api/failure';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';
import { text } from '@/features/story-writing/text';
import type { Said, useGuide } from './use-guide';

const words = text.chat;
const ANSWER_MOST = 4000;

function Turn({ turn }: { turn: Said }) {
  return (
    <>
      <li className="max-w-[85%] self-start rounded-lg bg-surface-sunken px-4 py-2.5 text-md">
        <span className="sr-only">{words.interviewer}: </span>
        {turn.question}
      </li>
      <li className="flex max-w-[85%] flex-col items-end gap-1 self-end">
        <span className="rounded-lg bg-primary-soft px-4 py-2.5 text-md break-words whitespace-pre-line">
          <span className="sr-only">{words.you}: </span>
          {turn.answer}
        </span>
        {turn.filled !== undefined && <span className="text-xs text-fg-muted">{turn.filled}</span>}
      </li>
    </>
  );
}

type ThreadProps = { guide: ReturnType<typeof useGuide> };

function AnswerBox({ guide }: ThreadProps) {
  const { next, busy, streaming } = guide;
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const send = async (said: string) => {
    setEmpty(said.trim() === '');
    if (said.trim() === '' || busy) return;
    setTyped('');
    // What did not arrive is put back, to be sent again.
    if (!(await guide.answer(said.trim()))) setTyped(said);
    box.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send(typed);
  };
  return (
    <div className="flex flex-col gap-2.5">
      {next !== null && next.chips.length > 0 && (
        <div role="group" aria-label={words.chips} className="flex flex-wrap gap-1.5">
          {next.chips.map((chip) => (
            <Chip key={chip} onToggle={() => void send(chip)}>
              {chip}
            </Chip>
          ))}
        </div>
      )}
      <Field label={words.answer} hint={words.answerHint} error={empty ? words.empty : undefined}>
        <Textarea
          ref={box}
          rows={3}
          value={typed}
          maxLength={ANSWER_MOST}
          onChange={(event) => {
            setTyped(event.target.value);
            setEmpty(false);
          }}
          onKeyDown={keys}
        />
      </Field>
      <div className="flex justify-end gap-2">
        {busy && streaming && (
          <Button
            icon={<Square size={13} strokeWidth={1.75} aria-hidden="true" />}
            onClick={guide.stop}
          >
            {words.stop}
          </Button>
        )}
        <Button
          variant="primary"
          loading={busy}
          icon={<CornerDownLeft size={15} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void send(typed)}
        >
          {words.send}
        </Button>
      </div>
    </div>
  );
}

/** What was asked and said, the present question, and the box to answer it. */
export function Thread({ guide }: ThreadProps) {
  const { turns, next, phrase, busy, error } = guide;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turns.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [turns.length]);
  const question = busy ? phrase : (next?.question ?? words.done);
  return (
    <section aria-label={words.thread} className="flex flex-col gap-4">
      <ol className="flex flex-col gap-3">
        {turns.map((turn, index) => (
          <Turn key={index} turn={turn} />
        ))}
        <li
          aria-live="polite"
          aria-busy={busy}
          className="max-w-[85%] self-start rounded-lg bg-surface-sunken px-4 py-2.5 text-md"
        >
          <span className="sr-only">{words.interviewer}: </span>
          {question === '' ? <span className="text-fg-muted">{words.thinking}</span> : question}
        </li>
      </ol>
      {error !== null && <ErrorBox error={error}>{failureWords(error, words.failed)}</ErrorBox>}
      {next !== null && <AnswerBox guide={guide} />}
      <div ref={end} />
    </section>
  );
}
