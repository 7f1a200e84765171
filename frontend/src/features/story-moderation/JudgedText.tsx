import type { StoryFormWire, StoryRound, StoryWarning } from '@/api/words';
import { text as reading } from '@/features/stories/text';
import { text as share } from '@/features/story-writing/text';
import { heldOn } from '@/features/stories/rules';
import { pieces } from './rules';
import { text } from './text';

const words = text.case;

type Warned = { value: string; field: string; warnings: readonly StoryWarning[] };

/** A text as it was written, with what the checks found marked and named. */
function Marked({ value, field, warnings }: Warned) {
  const own = warnings.filter((warning) => warning.field === field);
  return (
    <span className="break-words whitespace-pre-line">
      {pieces(value, own).map((piece, index) =>
        piece.warned === null ? (
          <span key={index}>{piece.text}</span>
        ) : (
          <mark
            key={index}
            title={share.warnings[piece.warned.code]}
            className="rounded-[2px] bg-caution-soft px-0.5 font-medium text-caution-text"
          >
            {piece.text}
            <span className="sr-only"> ({share.warnings[piece.warned.code]})</span>
          </mark>
        ),
      )}
    </span>
  );
}

type Round = StoryFormWire['rounds'][number] | StoryRound;

type JudgedTextProps = {
  summary: string | null;
  tips: string | null;
  rounds: readonly Round[];
  warnings: readonly StoryWarning[];
};

function RoundText({
  round,
  at,
  warnings,
}: { round: Round; at: number } & Pick<JudgedTextProps, 'warnings'>) {
  const facts = [
    round.kind === null ? null : reading.rounds[round.kind],
    round.minutes === null ? null : reading.minutes(round.minutes),
    round.format === null ? null : reading.formats[round.format],
    round.held_on === null ? null : heldOn(round.held_on),
  ].filter((fact) => fact !== null);
  return (
    <li className="border-l-2 border-line pl-3">
      <p className="text-xs text-fg-muted">{facts.join(' · ')}</p>
      <p>
        <Marked
          value={round.description ?? ''}
          field={`rounds[${at}].description`}
          warnings={warnings}
        />
      </p>
      {round.questions.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {round.questions.map((question, index) => (
            <li key={index}>
              <Marked
                value={question}
                field={`rounds[${at}].questions[${index}]`}
                warnings={warnings}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The words of a story, to be read and judged; there is nothing to type into. */
export function JudgedText({ summary, tips, rounds, warnings }: JudgedTextProps) {
  return (
    <div className="flex flex-col gap-4 text-sm">
      <section>
        <h4 className="text-xs font-medium text-fg-subtle">{words.summary}</h4>
        <p>
          {summary === null || summary === '' ? (
            words.empty
          ) : (
            <Marked value={summary} field="summary" warnings={warnings} />
          )}
        </p>
      </section>
      <section>
        <h4 className="mb-1.5 text-xs font-medium text-fg-subtle">{words.rounds}</h4>
        <ol className="flex flex-col gap-3">
          {rounds.map((round, at) => (
            <RoundText key={at} round={round} at={at} warnings={warnings} />
          ))}
        </ol>
      </section>
      {tips !== null && tips !== '' && (
        <section>
          <h4 className="text-xs font-medium text-fg-subtle">{words.tips}</h4>
          <p>
            <Marked value={tips} field="tips" warnings={warnings} />
          </p>
        </section>
      )}
    </div>
  );
}
