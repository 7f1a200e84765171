import { useState } from 'react';
import type { InternshipDetail, InternshipRating, InternshipSide } from '@/api/words';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { RateDialog } from '@/features/internships/dialogs/RateDialog';
import { text } from '@/features/internships/text';
import { dayWords } from '@/ui/time';

const words = text.ratings;
const names = ['quality', 'reliability', 'initiative', 'teamwork', 'growth'] as const;

type OneProps = { rating: InternshipRating; onRate: (() => void) | null };

function One({ rating: { day, due_on, marks }, onRate }: OneProps) {
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h3 className="text-sm font-semibold">{words.day(day)}</h3>
          {marks === null && <p className="text-xs text-fg-muted">{words.due(dayWords(due_on))}</p>}
        </div>
        {onRate !== null && (
          <Button size="sm" aria-label={words.rateOf(day)} onClick={onRate}>
            {words.rate}
          </Button>
        )}
      </div>
      {marks !== null && (
        <dl className="mt-2 text-sm">
          {names.map((name) => (
            <div key={name} className="flex justify-between gap-3 py-1">
              <dt className="text-fg-muted">{text.items[name]}</dt>
              <dd className="tabular-nums">{text.weeks.scale(marks[name])}</dd>
            </div>
          ))}
        </dl>
      )}
      {marks !== null && marks.text !== null && (
        <p className="mt-2 text-sm break-words whitespace-pre-line">{marks.text}</p>
      )}
    </li>
  );
}

type RatingsProps = { side: InternshipSide; internship: InternshipDetail };

/** What the company says after 30 and after 90 days; the intern reads it too. */
export function Ratings({ side, internship }: RatingsProps) {
  const [rating, setRating] = useState<number | null>(null);
  return (
    <Card title={words.title}>
      {internship.ratings.length === 0 && <p className="text-sm text-fg-muted">{words.empty}</p>}
      <ul className="flex flex-col gap-4">
        {internship.ratings.map((one) => (
          <One
            key={one.day}
            rating={one}
            onRate={side === 'company' && one.is_open ? () => setRating(one.day) : null}
          />
        ))}
      </ul>
      {rating !== null && (
        <RateDialog id={internship.id} day={rating} onClose={() => setRating(null)} />
      )}
    </Card>
  );
}
