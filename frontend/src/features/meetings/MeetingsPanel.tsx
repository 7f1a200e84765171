import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { Meeting } from '@/api/words';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Loaded } from '@/ui/Loaded';
import { meetingsQuery } from './api';
import { CancelDialog } from './CancelDialog';
import { MeetingBadge, MeetingFacts } from './MeetingFacts';
import { ProposeDialog } from './ProposeDialog';
import { canPropose, isEarly, isOpen } from './rules';
import { text } from './text';

const words = text.panel;

type MeetingsPanelProps = {
  application: { id: string; version: number; state: string };
  /** Whether the reader hires; others look. */
  canAct: boolean;
};

/** What is open in a dialog. */
type Asked = { act: 'propose'; meeting: Meeting | null } | { act: 'cancel'; meeting: Meeting };

/** The interviews with one candidate, for the company. */
export function MeetingsPanel({ application, canAct }: MeetingsPanelProps) {
  const query = useQuery(meetingsQuery(application.id));
  const [asked, setAsked] = useState<Asked | null>(null);
  const ready = canAct && canPropose(application.state);
  const close = () => setAsked(null);
  const closed = isEarly(application.state) ? words.early : words.over;
  const none = ready ? words.empty : closed;
  const proposeNew = (
    <Button size="sm" onClick={() => setAsked({ act: 'propose', meeting: null })}>
      {words.propose}
    </Button>
  );
  return (
    <Card title={text.title} action={ready ? proposeNew : undefined}>
      <Loaded query={query} failed={words.failed}>
        {({ items }) => (
          <>
            {items.length === 0 && <EmptyState icon={CalendarClock}>{none}</EmptyState>}
            <ul className="flex flex-col gap-5">
              {items.map((meeting) => (
                <li key={meeting.id} className="flex flex-col gap-2">
                  <span>
                    <MeetingBadge meeting={meeting} />
                  </span>
                  <MeetingFacts meeting={meeting} />
                  {canAct && isOpen(meeting) && (
                    <span className="flex flex-wrap gap-2">
                      <Button size="sm" onClick={() => setAsked({ act: 'propose', meeting })}>
                        {words.again}
                      </Button>
                      <Button
                        size="sm"
                        variant="ghost"
                        onClick={() => setAsked({ act: 'cancel', meeting })}
                      >
                        {words.cancel}
                      </Button>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {asked?.act === 'propose' && (
        <ProposeDialog application={application} meeting={asked.meeting} onClose={close} />
      )}
      {asked?.act === 'cancel' && <CancelDialog meeting={asked.meeting} onClose={close} />}
    </Card>
  );
}
