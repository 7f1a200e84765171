import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { hasCode } from '@/api/errors';
import type { InviteCard } from '@/api/words';
import { confirmPath, loginPath, paths, to } from '@/facts/paths';
import { useAttempt } from '@/features/attempts/hooks';
import { skewMs } from '@/features/attempts/rules';
import { ExtraTime } from '@/features/accommodations/ExtraTime';
import { AnyAddress } from '@/features/invitations/card/AnyAddress';
import { ConsentForm } from '@/features/invitations/card/ConsentForm';
import { Decline } from '@/features/invitations/card/Decline';
import { EarlierResult, SharedResult } from '@/features/invitations/card/EarlierResult';
import { useStart, useVerifiedCheck } from '@/features/invitations/hooks';
import { mayDecline, type CardStep } from '@/features/invitations/rules';
import { text } from '@/features/invitations/text';
import { logOut } from '@/features/session/actions';
import { useUser } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { Timer } from '@/ui/Timer';

type InviteActionsProps = { card: InviteCard; step: CardStep };

function startProblem(error: unknown): string | null {
  if (error === null) return null;
  if (hasCode(error, 'invitation_closed')) return text.closedNow;
  if (hasCode(error, 'task_withdrawn')) return text.taskWithdrawn;
  if (hasCode(error, 'email_unverified')) return text.unverified;
  if (hasCode(error, 'taken_by_other')) return text.anyAddress.taken;
  return text.startFailed;
}

/** What the viewer can do next, and why nothing else is possible. */
export function InviteActions({ card, step }: InviteActionsProps) {
  switch (step) {
    case 'consent':
      return <Start card={card} />;
    case 'resume':
    case 'report':
      return (
        <Next
          sentence={text.running}
          detail={card.attempt_id !== null && <TimeLeft attemptId={card.attempt_id} />}
        >
          <Button variant="primary" size="lg" asChild>
            <Link to={{ search: '?task=1' }}>{text.resume}</Link>
          </Button>
        </Next>
      );
    case 'earlier-result':
      return <SharedResult card={card} />;
    case 'sign-in':
      return (
        <SignIn card={card} detail={card.any_address ? text.anyAddress.signIn : text.signInFirst} />
      );
    case 'sign-in-resume':
      return (
        <SignIn
          card={card}
          detail={card.any_address ? text.anyAddress.signInResume : text.signInResume}
        />
      );
    case 'other-account':
      return <OtherAccount card={card} />;
    case 'taken':
      return (
        <Next sentence={text.anyAddress.taken} detail={text.anyAddress.takenNext}>
          <Button onClick={() => void logOut()}>{text.logOut}</Button>
        </Next>
      );
    case 'verify':
      return <Verify />;
    case 'finished':
      return <Closed sentence={text.finished} next={text.finishedOther} />;
    case 'not-open':
      return (
        <Next
          sentence={text.notOpen}
          detail={
            <>
              {card.opens_at !== null && (
                <>
                  {text.opensAt} <Time at={card.opens_at} look="absolute" />.{' '}
                </>
              )}
              {text.notOpenNext}
              {card.viewer === 'invited' && !card.by_partner && (
                <div className="mt-4">
                  <ExtraTime card={card} />
                </div>
              )}
            </>
          }
        >
          <Button asChild>
            <Link to={paths.dashboard}>{text.dashboard}</Link>
          </Button>
          {mayDecline(card) && <Decline code={card.code} />}
        </Next>
      );
    case 'expired':
      return <Closed sentence={text.expired} next={text.expiredNext} />;
    case 'cancelled':
      return <Closed sentence={text.cancelled} next={text.cancelledNext} />;
    case 'declined':
      return card.viewer === 'invited' ? (
        <Closed sentence={text.declined} next={text.declinedNext} />
      ) : (
        <Closed sentence={text.declinedOther} next={text.finishedOther} />
      );
  }
}

function Next({
  sentence,
  detail,
  children,
}: {
  sentence: string;
  detail?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="font-medium">{sentence}</p>
        {detail !== undefined && <div className="mt-1 text-sm text-fg-muted">{detail}</div>}
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

/** How long the running attempt still has, and until when that is. */
function TimeLeft({ attemptId }: { attemptId: string }) {
  const { data } = useAttempt(attemptId);
  if (data === undefined) return <Skeleton className="h-5 w-56" />;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <Timer endsAt={Date.parse(data.ends_at)} skewMs={skewMs(data.clock)} />
      {text.leftUntil} <Time at={data.ends_at} look="absolute" />
    </p>
  );
}

function Start({ card }: { card: InviteCard }) {
  const { starting, error, start } = useStart(card);
  const user = useUser();
  if (card.earlier?.cools_until != null) return <EarlierResult card={card} />;
  return (
    <div className="flex flex-col gap-4">
      {card.viewer === 'any_address' && <AnyAddress card={card} email={user?.email ?? ''} />}
      <EarlierResult card={card} />
      <ConsentForm
        minutes={card.duration_minutes}
        starting={starting}
        problem={startProblem(error)}
        onStart={start}
      />
    </div>
  );
}

function SignIn({ card, detail }: { card: InviteCard; detail: string }) {
  const { pathname } = useLocation();
  const next = `?next=${encodeURIComponent(pathname)}`;
  return (
    <Next sentence={text.forAddress(card.invited_email_masked)} detail={detail}>
      <Button variant="primary" size="lg" asChild>
        <Link to={`${to(paths.candidateAuth, {})}${next}`}>{text.signUp}</Link>
      </Button>
      <Button size="lg" asChild>
        <Link to={loginPath(pathname)}>{text.logIn}</Link>
      </Button>
    </Next>
  );
}

function OtherAccount({ card }: { card: InviteCard }) {
  const user = useUser();
  const who = user === null ? '' : `${text.otherAccount(user.email)} `;
  return (
    <Next
      sentence={text.forAddress(card.invited_email_masked)}
      detail={`${who}${text.otherAccountNext}`}
    >
      <Button onClick={() => void logOut()}>{text.logOut}</Button>
    </Next>
  );
}

function Verify() {
  const { checking, check } = useVerifiedCheck();
  const { pathname } = useLocation();
  return (
    <Next sentence={text.unverified}>
      <Button variant="primary" asChild>
        <Link to={confirmPath(pathname)}>{text.verify}</Link>
      </Button>
      <Button loading={checking} onClick={check}>
        {text.checkAgain}
      </Button>
    </Next>
  );
}

function Closed({ sentence, next }: { sentence: string; next: string }) {
  const user = useUser();
  const path = user === null ? paths.home : paths.dashboard;
  return (
    <Next sentence={sentence} detail={next}>
      <Button asChild>
        <Link to={path}>{user === null ? text.home : text.dashboard}</Link>
      </Button>
    </Next>
  );
}
