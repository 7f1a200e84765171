import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import type { CheckIn, InternshipDetail, InternshipSide, InternshipWeek } from '@/api/words';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { CheckInDialog } from '@/features/internships/dialogs/CheckInDialog';
import { otherName } from '@/features/internships/rules';
import { text } from '@/features/internships/text';
import { dayWords } from '@/ui/time';

const words = text.weeks;
const names = ['work', 'support', 'learning'] as const;

type SaidProps = { who: string; said: CheckIn | null; otherwise: string };

/** What one side has said of a week, or why it is not here. */
function Said({ who, said, otherwise }: SaidProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-fg-subtle">{who}</dt>
      <dd className="text-sm break-words">
        {said === null ? (
          <span className="text-fg-muted">{otherwise}</span>
        ) : (
          <>
            {names.map((name) => `${text.short[name]} ${words.scale(said[name])}`).join(' · ')}
            {said.text !== null && <p className="mt-1 whitespace-pre-line">{said.text}</p>}
          </>
        )}
      </dd>
    </div>
  );
}

type WeekProps = { week: InternshipWeek; other: string; onCheckIn: (() => void) | null };

function Week({ week, other, onCheckIn }: WeekProps) {
  const missing = week.is_open ? words.notYet : words.missed;
  return (
    <li className="px-4.5 py-3">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <div>
          <h3 className="text-sm font-semibold">{words.week(week.number)}</h3>
          <p className="text-xs text-fg-muted">
            {words.days(dayWords(week.first_day), dayWords(week.last_day))}
          </p>
        </div>
        {onCheckIn !== null && (
          <Button size="sm" aria-label={words.checkInOf(week.number)} onClick={onCheckIn}>
            {words.checkIn}
          </Button>
        )}
      </div>
      <dl className="grid gap-3 md:grid-cols-2">
        <Said who={words.you} said={week.own} otherwise={missing} />
        <Said
          who={other}
          said={week.other}
          otherwise={week.other_written ? words.hidden : words.notYet}
        />
      </dl>
    </li>
  );
}

type WeeksProps = { side: InternshipSide; internship: InternshipDetail };

/** What both sides say of each week. */
export function Weeks({ side, internship }: WeeksProps) {
  const [writing, setWriting] = useState<number | null>(null);
  const { weeks } = internship;
  return (
    <Card flush title={words.title}>
      {weeks.length === 0 ? (
        <EmptyState icon={CalendarCheck}>{words.empty}</EmptyState>
      ) : (
        <>
          <p className="border-b border-line px-4.5 py-3 text-xs text-fg-muted">{words.lead}</p>
          <ul className="divide-y divide-line">
            {weeks.map((week) => (
              <Week
                key={week.number}
                week={week}
                other={otherName(side, internship)}
                onCheckIn={week.is_open ? () => setWriting(week.number) : null}
              />
            ))}
          </ul>
        </>
      )}
      {writing !== null && (
        <CheckInDialog
          side={side}
          id={internship.id}
          week={writing}
          onClose={() => setWriting(null)}
        />
      )}
    </Card>
  );
}
