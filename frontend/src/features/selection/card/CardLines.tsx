import { BellRing, CalendarDays, ClipboardCheck, Clock, TriangleAlert } from 'lucide-react';
import type { CandidateCard } from '@/api/words';
import { formatTenths, semText, skillName } from '@/features/reports/rules';
import { SourceMark } from '@/features/selection/filters/SourceMark';
import { Stated } from '@/features/selection/filters/Stated';
import { text as filterText } from '@/features/selection/filters/text';
import { canRemind, daysSince, nameOf } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { Avatar } from '@/ui/Avatar';
import { cx } from '@/ui/cx';
import { IconButton } from '@/ui/IconButton';
import { Punch } from '@/ui/Punch';
import { StreakLines } from '@/ui/StreakRow';
import { useNow } from '@/ui/Time';
import { hasScoreLine, streaksOf } from './heights';
import { nextStep } from './next-step';

const line = 'flex h-5 items-center gap-1.5 text-xs whitespace-nowrap text-fg-muted';
const icon = { size: 13, strokeWidth: 1.75, 'aria-hidden': true, className: 'shrink-0' } as const;

/** The score with its standard error, which is never left out. */
function Score({ of }: { of: NonNullable<CandidateCard['assessment']> }) {
  if (of.fineness === null) return null;
  return (
    <>
      <Punch value={of.fineness} />
      <span
        title={`${of.title}: ${semText(of.sem)}`}
        className={of.sem === null ? 'min-w-0 truncate' : 'shrink-0 tabular-nums'}
      >
        <span aria-hidden="true">{of.sem === null ? text.noSem : text.sem(of.sem)}</span>
        <span className="sr-only">{semText(of.sem)}</span>
      </span>
    </>
  );
}

/** How the skill areas of the result went. */
function Streaks({ card }: { card: CandidateCard }) {
  const areas = streaksOf(card);
  if (areas.length === 0) return null;
  const said = areas.map((area) => `${skillName(area.name)} ${formatTenths(area.percent_tenths)}`);
  return (
    <div className="py-0.5">
      <StreakLines
        areas={areas.map(({ name, percent_tenths }) => ({ name, percent: percent_tenths / 10 }))}
        spoken={said.join(', ')}
      />
    </div>
  );
}

/** Who of the company acted on them last. */
function Owner({ name }: { name: string }) {
  return (
    <span title={text.handledBy(name)} className="inline-flex">
      <Avatar name={name} className="size-5 text-[8.5px]" />
      <span className="sr-only">{text.handledBy(name)}</span>
    </span>
  );
}

function Scorecards({ of }: { of: CandidateCard['facts']['scorecards'] }) {
  const { submitted, asked } = of;
  return (
    <span
      className="ml-auto inline-flex min-w-0 items-center gap-1"
      title={filterText.scorecardsLong(submitted, asked)}
    >
      <ClipboardCheck {...icon} />
      <span aria-hidden="true" className="truncate">
        {text.outOf(submitted, asked)}
      </span>
      <span className="sr-only">{filterText.scorecardsIn(submitted, asked)}</span>
    </span>
  );
}

type CardLinesProps = {
  card: CandidateCard;
  isWide: boolean;
  /** Whether Tab stops at its buttons. */
  tabIndex: 0 | -1;
  /** Absent where the company may not use assessments. */
  onRemind?: ((card: CandidateCard) => void) | undefined;
};

/** What comes next, and for how long it has waited. */
function Waiting({ card, tabIndex, onRemind }: Omit<CardLinesProps, 'isWide'>) {
  const now = useNow();
  const days = daysSince(card.moved_at, now);
  const next = nextStep(card, now);
  const mayRemind = onRemind !== undefined && canRemind(card, now);
  return (
    <div className={line}>
      <span
        className={cx(
          'inline-flex min-w-0 items-center gap-1',
          next.isUrgent ? 'text-caution-text' : 'text-fg',
        )}
        title={next.title}
      >
        {next.isUrgent && !mayRemind && <Clock {...icon} />}
        <span className="truncate">{next.words}</span>
      </span>
      {mayRemind && (
        <IconButton
          size="sm"
          label={text.remind.of(nameOf(card))}
          tabIndex={tabIndex}
          onClick={() => onRemind(card)}
          className="-mx-1 -my-1 w-6 text-primary-text"
        >
          <BellRing size={14} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      <span className="ml-auto tabular-nums" title={text.daysLong(days)}>
        <span aria-hidden="true">{text.days(days)}</span>
        <span className="sr-only">{text.daysLong(days)}</span>
      </span>
      {card.facts.handled_by !== null && <Owner name={card.facts.handled_by} />}
    </div>
  );
}

/** The lines of a card below the name. How high they are together is said in `heights.ts`. */
export function CardLines({ card, isWide, tabIndex, onRemind }: CardLinesProps) {
  const { assessment, facts, available_from, headline, missed, waived } = card;
  const { asked } = facts.scorecards;
  return (
    <>
      {!isWide && headline !== null && (
        <p className={line}>
          <span className="truncate">{headline}</span>
        </p>
      )}
      {hasScoreLine(card) && (
        <div className="flex h-6 items-center gap-2 text-xs whitespace-nowrap text-fg-muted">
          {assessment !== null && <Score of={assessment} />}
          {asked > 0 && card.column !== 'interview' && <Scorecards of={facts.scorecards} />}
        </div>
      )}
      <Streaks card={card} />
      <Waiting card={card} tabIndex={tabIndex} onRemind={onRemind} />
      <div className={line}>
        <Stated card={card} />
        {missed > 0 && !waived && (
          <span
            className="inline-flex items-center gap-0.5 text-caution-text"
            title={text.missed(missed)}
          >
            <TriangleAlert {...icon} />
            <span aria-hidden="true">{missed}</span>
            <span className="sr-only">{text.missed(missed)}</span>
          </span>
        )}
        {facts.source !== null && (
          <span className="ml-auto inline-flex min-w-0">
            <SourceMark source={facts.source} />
          </span>
        )}
      </div>
      {available_from !== null && (
        <p className={line}>
          <CalendarDays {...icon} />
          <span className="truncate">{text.available(available_from)}</span>
        </p>
      )}
    </>
  );
}
