import { Clock, MessageCircleQuestionMark } from 'lucide-react';
import type { DraftRound } from '@/features/stories/rules';
import { heldOn } from '@/features/stories/rules';
import { text } from '@/features/stories/text';

function Questions({ of, questions }: { of: string; questions: readonly string[] }) {
  return (
    <ul
      aria-label={`${text.story.questions}: ${of}`}
      className="mt-2.5 divide-y divide-line rounded-[9px] bg-surface-sunken px-3.5 py-1"
    >
      {questions.map((question, index) => (
        <li key={index} className="flex items-start gap-2.5 py-2 text-sm">
          <MessageCircleQuestionMark
            size={15}
            strokeWidth={1.75}
            className="mt-[3px] shrink-0 text-primary-text"
            aria-hidden="true"
          />
          <span className="min-w-0 break-words">{question}</span>
        </li>
      ))}
    </ul>
  );
}

function Round({ round, number, last }: { round: DraftRound; number: number; last: boolean }) {
  const name = text.rounds[round.kind ?? 'other'];
  return (
    <li className="relative pb-5.5 pl-11">
      {!last && (
        <span
          aria-hidden="true"
          className="absolute top-8 bottom-1 left-[13.5px] border-l border-line-strong"
        />
      )}
      <span
        aria-hidden="true"
        className="absolute -top-px left-0 grid size-7 place-items-center rounded-full bg-primary-soft text-[13px] font-semibold text-primary-text"
      >
        {number}
      </span>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">{name}</h2>
        <p className="flex flex-wrap gap-x-3 text-xs text-fg-muted">
          {round.minutes !== null && (
            <span className="inline-flex items-center gap-1.5">
              <Clock size={14} strokeWidth={1.75} aria-hidden="true" />
              {text.minutes(round.minutes)}
            </span>
          )}
          {round.format !== null && <span>{text.formats[round.format]}</span>}
          {round.held_on !== null && <span>{heldOn(round.held_on)}</span>}
        </p>
      </div>
      {round.description !== '' && (
        <p className="mt-1 max-w-160 text-md text-pretty break-words whitespace-pre-line text-fg-muted">
          {round.description}
        </p>
      )}
      {round.questions.length > 0 && <Questions of={name} questions={round.questions} />}
    </li>
  );
}

/** The rounds in their order, each with what was asked. */
export function Rounds({ rounds }: { rounds: readonly DraftRound[] }) {
  if (rounds.length === 0) return <p className="text-sm text-fg-muted">{text.story.noRounds}</p>;
  return (
    <ol aria-label={text.story.rounds}>
      {rounds.map((round, index) => (
        <Round key={index} round={round} number={index + 1} last={index === rounds.length - 1} />
      ))}
    </ol>
  );
}
