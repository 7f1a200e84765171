import { Check, Minus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SlateCandidate, SlateLook } from '@/api/words/hiring/slates';
import { nameOf } from '@/features/slates/rules';
import { text } from '@/features/slates/text';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { rowBox } from '@/ui/row-box';
import { rowMark } from '@/ui/row-keys';
import { Time } from '@/ui/Time';
import { Answers } from './Answers';

const ICON = { size: 13, strokeWidth: 1.75 } as const;

/** What the role requires, and whether it is stated. */
function Requirements({ of: { facts } }: { of: SlateCandidate }) {
  if (facts.requirements.length === 0) return null;
  return (
    <ul
      aria-label={text.requirements.list}
      className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-xs"
    >
      {facts.requirements.map(({ kind, name, is_stated: isStated }) => (
        <li key={`${kind} ${name}`} className="inline-flex min-w-0 items-center gap-1">
          {isStated ? (
            <Check
              {...ICON}
              className="shrink-0 text-positive-text"
              aria-label={text.requirements.stated}
            />
          ) : (
            <Minus
              {...ICON}
              className="shrink-0 text-fg-subtle"
              aria-label={text.requirements.missing}
            />
          )}
          <span className={isStated ? 'break-words' : 'break-words text-fg-subtle line-through'}>
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Marks({ of: { applied_at: at, missed, slate_note: note } }: { of: SlateCandidate }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-2 text-xs text-fg-muted">
      <span>
        {text.applied}
        <Time at={at} look="relative" />
      </span>
      {missed > 0 && <Badge tone="caution">{text.missed(missed)}</Badge>}
      {note.excluded !== null && <Badge tone="negative">{text.codes[note.excluded.code]}</Badge>}
      {note.placed !== null && (
        <Badge>
          {text.movedBadge}: {note.placed.reason}
        </Badge>
      )}
      {note.text !== null && <Badge>{text.note}</Badge>}
    </p>
  );
}

type ApplicantRowProps = {
  candidate: SlateCandidate;
  look: SlateLook;
  /** The address of their page. */
  to: string;
  /** Whether they can be chosen and put elsewhere; null where they do not wait. */
  waits: { chosen: boolean; onChoose: () => void; onMove: () => void } | null;
};

/** One applicant of a slate: who they are, what they state and what they answered. */
export function ApplicantRow({ candidate, look, to, waits }: ApplicantRowProps) {
  const name = nameOf(candidate);
  return (
    <li className="flex items-start gap-3 px-4.5 py-3.5 text-sm max-md:flex-wrap">
      {waits !== null && (
        <input
          type="checkbox"
          checked={waits.chosen}
          aria-label={text.chooseOf(name)}
          onChange={waits.onChoose}
          className={cx('mt-0.5', rowBox)}
        />
      )}
      <div className="min-w-0 flex-1">
        <Link
          {...rowMark}
          to={to}
          className="font-semibold break-words underline-offset-3 hover:underline"
        >
          {name}
        </Link>
        {candidate.headline !== null && <p className="break-words">{candidate.headline}</p>}
        <Requirements of={candidate} />
        <Marks of={candidate} />
        <Answers candidate={candidate} look={look} />
      </div>
      {waits !== null && (
        <Button size="sm" aria-label={text.moveOf(name)} onClick={waits.onMove}>
          {text.move}
        </Button>
      )}
    </li>
  );
}
