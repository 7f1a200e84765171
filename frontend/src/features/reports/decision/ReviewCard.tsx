import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import type { ResultDecided } from '@/api/words/decisions';
import { paths, to } from '@/facts/paths';
import { decisionMark } from '@/features/reports/rules';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time, useNow } from '@/ui/Time';
import { Key, Onward, type WayTo } from './Onward';
import { can, decidedWords, failureOf, goesOn, newsWords } from './rules';
import { text } from './text';
import type { Review } from './use-review';

const ACTS = [
  ['advance', 'A', 'advanced'],
  ['hold', 'H', 'held'],
  ['decline', 'D', null],
] as const;

type PartProps = { review: Review; decided: ResultDecided };

function Reason({ decided: { code, text: typed } }: Pick<PartProps, 'decided'>) {
  return (
    <>
      {code !== null && (
        <p className="mt-1 text-fg-muted">
          {text.reason}: {text.reasons[code]}
        </p>
      )}
      {typed !== null && (
        <blockquote className="mt-1 border-l-2 border-line pl-3 break-words whitespace-pre-line text-fg-muted">
          {typed}
        </blockquote>
      )}
    </>
  );
}

/** What was decided, by whom and when, and what the candidate knows of it. */
function Standing({ review, decided, look }: PartProps & Pick<ReviewCardProps, 'look'>) {
  const now = useNow();
  const { decided_at: at, can_decide, state } = decided;
  const news = newsWords(decided, now);
  return (
    <div className="min-w-0 text-sm">
      <p id={review.standing} tabIndex={-1} className="outline-none">
        {decidedWords(decided) ?? text.undecided}
        {at !== null && state !== 'undecided' && (
          <>
            {' '}
            <Time at={at} className="text-fg-muted" />
          </>
        )}
      </p>
      {look === 'card' && <Reason decided={decided} />}
      {news !== null && <p className="mt-1 text-fg-muted">{news}</p>}
      {look === 'card' && state === 'undecided' && can_decide && (
        <p className="mt-1 text-xs text-fg-muted">{text.before}</p>
      )}
    </div>
  );
}

function Acts({ review, decided }: PartProps) {
  const { send, act, declining } = review;
  const waits = (event: string) => send.isPending && send.variables.act === event;
  return (
    <>
      {decided.state !== 'declined' && (
        <div className="flex flex-wrap gap-2">
          {ACTS.map(([event, letter, after]) => (
            <Button
              key={event}
              id={event === 'decline' ? declining : undefined}
              variant={
                event === 'advance' && decided.state === 'undecided' ? 'primary' : 'secondary'
              }
              className="grow px-2.5"
              aria-keyshortcuts={letter}
              disabledReason={after === decided.state ? text.already[after] : undefined}
              loading={waits(event)}
              onClick={() => act?.(event)}
            >
              {text.acts[event]}
              <Key of={letter} />
            </Button>
          ))}
        </div>
      )}
      {can('reopen', decided) && (
        <Button
          size="sm"
          icon={<Undo2 size={15} strokeWidth={1.75} aria-hidden="true" />}
          loading={waits('reopen')}
          onClick={() => act?.('reopen')}
          className="max-md:min-h-11"
        >
          {text.acts.reopen}
        </Button>
      )}
    </>
  );
}

type OnBoardProps = { application: NonNullable<ResultDecided['application']>; who: string };

/** An applicant is decided on where the others of the role are. */
function OnBoard({ application: { id, role_id: roleId }, who }: OnBoardProps) {
  return (
    <div className="text-sm">
      <p>{text.onBoard(who)}</p>
      <Link
        to={to(paths.selectionCandidate, { roleId, applicationId: id })}
        className="mt-1 inline-flex min-h-6 items-center font-medium text-link underline-offset-3 hover:underline max-md:min-h-11"
      >
        {text.openBoard}
      </Link>
    </div>
  );
}

type ReviewCardProps = {
  review: Review;
  /** What the candidate is called. */
  who: string;
  /** The address of another report. */
  wayTo: WayTo;
  /** A card of the rail, or one line above a section. */
  look: 'card' | 'strip';
  /** What else can be done with the candidate, below the decision; the line has no room for it. */
  onward?: ReactNode;
};

function Parts({ review, decided, who, wayTo, look, onward }: PartProps & ReviewCardProps) {
  const { application, can_decide } = decided;
  const { error } = review.send;
  return (
    <>
      {application === null ? (
        <Standing review={review} decided={decided} look={look} />
      ) : (
        <OnBoard application={application} who={who} />
      )}
      {can_decide && <Acts review={review} decided={decided} />}
      {error !== null && !review.isDeclining && (
        <ErrorBox error={error}>{failureOf(error)}</ErrorBox>
      )}
      {look === 'card' && onward}
      {goesOn(decided) && <Onward decided={decided} wayTo={wayTo} />}
    </>
  );
}

/** The company's decision on the result that is read; nothing where there is none to make. */
export function ReviewCard({ review, look, ...rest }: ReviewCardProps) {
  const { query } = review;
  const decided = query.data;
  if (decided === undefined) {
    if (query.isLoading && look === 'card')
      return (
        <Card title={text.title} className="print:hidden">
          <SkeletonRows rows={2} />
        </Card>
      );
    if (!query.isError || isMissing(query.error)) return null;
    return (
      <Card title={text.title} className="mb-4 print:hidden">
        <LoadFailed query={query}>{text.loadFailed}</LoadFailed>
      </Card>
    );
  }
  const parts = <Parts review={review} decided={decided} look={look} {...rest} />;
  const mark = decisionMark(decided.state);
  const badge = decided.application === null && (
    <Badge tone={mark.tone} dot>
      {mark.label}
    </Badge>
  );
  if (look === 'card')
    return (
      <Card title={text.title} action={badge} className="print:hidden">
        <div className="flex flex-col gap-3">{parts}</div>
      </Card>
    );
  return (
    <section
      aria-label={text.title}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4.5 py-2.5 print:hidden"
    >
      <span className="flex items-center gap-2 text-sm font-semibold">
        {text.title} {badge}
      </span>
      {parts}
    </section>
  );
}
