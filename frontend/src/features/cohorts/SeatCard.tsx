import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { CohortSeat } from '@/api/words/scores';
import { paths, to } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { notify } from '@/ui/notify';
import { Switch } from '@/ui/Switch';
import { Time } from '@/ui/Time';
import { showResult } from './api';
import { JoinForm } from './JoinForm';
import { text } from './text';

const words = text.seat;

type SeatProps = { code: string; seat: CohortSeat };

/** For those who have joined: the way to the attempt, and what the partner sees. */
function Joined({ code, seat }: SeatProps) {
  const client = useQueryClient();
  const member = seat.membership;
  const show = useMutation({
    networkMode: 'always',
    mutationFn: async (shows: boolean) => {
      if (member === null) return;
      await showResult(client, code, { version: member.version, shows_result: shows });
    },
    onSuccess: (_, shows) =>
      notify('success', shows ? words.shown(seat.partner) : words.hidden(seat.partner)),
    onError: () => notify('error', words.saveFailed),
  });
  if (member === null) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="font-medium">{words.joined}</p>
      <Switch
        label={words.show(seat.partner)}
        checked={member.shows_result}
        onChange={(shows) => {
          if (!show.isPending) show.mutate(shows);
        }}
      />
      <div>
        <Button variant="primary" asChild>
          <Link to={to(paths.attempt, { first: member.invitation })}>{words.open}</Link>
        </Button>
      </div>
    </div>
  );
}

/** A partner's assessment as one of their students sees it: who runs it, what is recorded and who sees it. */
export function SeatCard({ code, seat }: SeatProps) {
  return (
    <div className="flex flex-col gap-5">
      <Card title={words.facts}>
        <dl className="text-sm">
          <Fact label={text.detail.time}>{text.detail.minutes(seat.duration_minutes)}</Fact>
          <Fact label={text.detail.tasks}>{words.tasks(seat.task_count)}</Fact>
          {seat.phase === 'upcoming' && (
            <Fact label={words.opens}>
              <Time at={seat.opens_at} look="absolute" />
            </Fact>
          )}
          <Fact label={words.closes}>
            <Time at={seat.closes_at} look="absolute" />
          </Fact>
        </dl>
      </Card>
      <Card title={words.recorded}>
        <dl className="flex flex-col gap-2 text-sm">
          {seat.recorded.map(({ title, detail }) => (
            <div key={title}>
              <dt className="font-medium">{title}</dt>
              <dd className="text-fg-muted">{detail}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        {seat.membership !== null ? (
          <Joined code={code} seat={seat} />
        ) : seat.phase === 'closed' ? (
          <p className="text-sm text-fg-muted">{words.closed}</p>
        ) : (
          <JoinForm code={code} seat={seat} />
        )}
      </Card>
    </div>
  );
}
