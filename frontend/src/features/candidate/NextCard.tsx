import { KeyRound, ShieldCheck, Timer } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MyInvitation } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { Time, useNow } from '@/ui/Time';
import { duration } from '@/ui/time';
import { text } from './text';

const words = text.next;

/** The invitation that needs the person next, with when it closes and the one button. */
export function NextCard({ invitation }: { invitation: MyInvitation }) {
  const now = useNow();
  const running = invitation.state === 'started';
  const until = running ? (invitation.ends_at ?? invitation.expires_at) : invitation.expires_at;
  const facts = [
    { icon: Timer, title: words.minutes(invitation.duration_minutes), detail: words.clock },
    { icon: ShieldCheck, title: words.recorded, detail: words.recordedDetail },
    { icon: KeyRound, title: words.code, detail: invitation.code },
  ] as const;
  return (
    <section className="grid overflow-hidden rounded-xl border border-primary-line bg-linear-to-br from-verdigris-2 to-surface md:grid-cols-[minmax(0,1fr)_176px]">
      <div className="p-5.5">
        <div className="flex items-center gap-3">
          <Avatar name={invitation.company_name} size="lg" square />
          <div className="min-w-0">
            <p className="text-sm text-fg-muted">{words.invitedYou(invitation.company_name)}</p>
            <h2 className="text-xl">{invitation.assessment_title}</h2>
          </div>
        </div>
        <ul className="mt-4.5 grid gap-x-4 gap-y-3 md:grid-cols-3">
          {facts.map(({ icon: Icon, title, detail }) => (
            <li key={title} className="flex gap-2.5">
              <Icon
                size={17}
                strokeWidth={1.75}
                aria-hidden="true"
                className="mt-0.5 shrink-0 text-primary-text"
              />
              <div className="min-w-0">
                <p className="text-sm font-medium">{title}</p>
                <p className="text-sm text-fg-muted">{detail}</p>
              </div>
            </li>
          ))}
        </ul>
        <Button asChild variant="primary" size="lg" className="mt-5 max-md:w-full">
          <Link to={to(paths.attempt, { first: invitation.code })}>
            {running ? words.resume : words.start}
          </Link>
        </Button>
      </div>
      <div className="flex flex-col justify-center border-primary-line bg-surface p-4.5 max-md:border-t md:border-l">
        <p className="text-xs font-semibold text-caution-text">
          {running ? words.ends : words.closes}
        </p>
        <p className="display text-3xl">{duration(new Date(until).getTime() - now.getTime())}</p>
        <Time at={until} look="absolute" className="mt-1 text-xs text-fg-muted" />
      </div>
    </section>
  );
}
