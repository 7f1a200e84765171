import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { failureWords } from '@/api/failure';
import type { Meeting } from '@/api/words';
import { saveFile } from '@/platform/save-file';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Fact } from '@/ui/Fact';
import { downloadEntry } from './api';
import { callOf, momentWords, ownZone, spanWords, stateTones, zoneWords } from './rules';
import { text } from './text';

const words = text.facts;

export function MeetingBadge({ meeting: { state, over } }: { meeting: Meeting }) {
  return (
    <Badge dot tone={over ? 'neutral' : stateTones[state]}>
      {over ? text.over : text.states[state]}
    </Badge>
  );
}

function Place({ place }: { place: string }) {
  const call = callOf(place);
  if (call === null) return place;
  return (
    <a className="text-link underline" href={call} target="_blank" rel="noopener noreferrer">
      {place}
    </a>
  );
}

/** The entry for the reader's own calendar. */
function EntryButton({ meeting }: { meeting: Meeting }) {
  const load = useMutation({
    mutationFn: () => downloadEntry(meeting),
    onSuccess: ({ blob }) => saveFile(blob, 'interview.ics'),
  });
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button
        size="sm"
        icon={<CalendarPlus size={15} strokeWidth={1.75} aria-hidden="true" />}
        loading={load.isPending}
        onClick={() => load.mutate()}
      >
        {text.entry.download}
      </Button>
      {load.isError && (
        <span role="alert" className="text-xs text-negative-text">
          {failureWords(load.error, text.entry.failed)}
        </span>
      )}
    </span>
  );
}

const isChoosing = ({ state }: Meeting) => ['proposed', 'unfit', 'moving'].includes(state);

type MeetingFactsProps = {
  meeting: Meeting;
  /** Leaves out the times that are proposed, where they stand beside it to be picked from. */
  withoutSlots?: boolean;
};

/** When, where and with whom; times by the reader's own clocks, whose zone is named. */
export function MeetingFacts({ meeting, withoutSlots = false }: MeetingFactsProps) {
  const { set, slots, minutes, place, people, message, note, reason, state } = meeting;
  const zone = ownZone();
  return (
    <div className="flex flex-col gap-2">
      <dl className="divide-y divide-line text-sm">
        {set !== null && (
          <Fact label={words.when}>
            <time dateTime={set.starts_at}>{spanWords(set.starts_at, set.ends_at, zone)}</time>
          </Fact>
        )}
        {set !== null && (
          <Fact label={words.place}>
            <Place place={set.place} />
          </Fact>
        )}
        {isChoosing(meeting) && !withoutSlots && (
          <Fact label={state === 'moving' ? words.newSlots : words.slots}>
            <ul className="flex flex-col gap-0.5">
              {slots.map((slot) => (
                <li key={slot}>
                  <time dateTime={slot}>{momentWords(slot, zone)}</time>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {isChoosing(meeting) && <Fact label={words.length}>{words.minutes(minutes)}</Fact>}
        {isChoosing(meeting) && (set === null || set.place !== place) && (
          <Fact label={words.place}>
            <Place place={place} />
          </Fact>
        )}
        <Fact label={words.people}>{people.map(({ name }) => name).join(', ')}</Fact>
        {message !== null && (
          <Fact label={words.message}>
            <span className="whitespace-pre-line">{message}</span>
          </Fact>
        )}
        {note !== null && (
          <Fact label={words.note}>
            <span className="whitespace-pre-line">{note}</span>
          </Fact>
        )}
        {reason !== null && (
          <Fact label={words.reason}>
            <span className="whitespace-pre-line">{reason}</span>
          </Fact>
        )}
      </dl>
      <p className="text-xs text-fg-muted">
        {words.zone(zoneWords(set?.starts_at ?? slots[0] ?? meeting.created_at, zone))}
      </p>
      {set !== null && state !== 'cancelled' && <EntryButton meeting={meeting} />}
    </div>
  );
}
