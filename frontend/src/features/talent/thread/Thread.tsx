import { useInfiniteQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type {
  IntroductionLastMessage,
  IntroductionMessage,
  IntroductionParty,
} from '@/api/words/hiring/talent';
import { paths } from '@/facts/paths';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { LoadFailed } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { threadQuery } from './api';
import { Composer } from './Composer';
import { text } from './text';

function Message({ one, isOwn }: { one: IntroductionMessage; isOwn: boolean }) {
  return (
    <li
      className={cx(
        'flex w-fit max-w-[85%] flex-col gap-1 rounded-md border p-3 text-sm',
        isOwn ? 'self-end border-primary-line bg-primary-soft' : 'border-line bg-surface',
      )}
    >
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{one.name ?? text.former}</span>
        <Time at={one.created_at} className="text-xs text-fg-muted" />
      </p>
      <p className="break-words whitespace-pre-line">{one.text}</p>
    </li>
  );
}

type ClosedProps = {
  /** Who reads. */
  side: IntroductionParty;
  /** For whose sake neither side can write. */
  by: IntroductionParty;
};

/** Why nothing can be written. Only candidates learn that it is their block; they can take it back. */
function Closed({ side, by }: ClosedProps) {
  if (by === 'company') return <Notice icon={Lock}>{text.companyClosed}</Notice>;
  if (side === 'company') return <Notice icon={Lock}>{text.candidateClosed}</Notice>;
  const change = (
    <Button asChild size="sm">
      <Link to={paths.talentForm}>{text.toBlocked}</Link>
    </Button>
  );
  return (
    <Notice icon={Lock} action={change}>
      {text.blocked}
    </Notice>
  );
}

type MessagesProps = {
  side: IntroductionParty;
  /** Of the introduction. */
  id: string;
  last: IntroductionLastMessage | null;
  /** Whether it is known that nothing more can be written, so that nobody waits. */
  isClosed?: boolean;
  /** Who is on the other side. */
  other: string;
  /** Whether it is about a role, so that the company’s reply is counted. */
  isCounted: boolean;
};

/** What both sides have written, the oldest first, and a field to write in while that is possible. */
function Thread({ side, id, isCounted }: Pick<MessagesProps, 'side' | 'id' | 'isCounted'>) {
  const query = useInfiniteQuery(threadQuery(side, id));
  if (query.isPending) return <SkeletonRows rows={2} />;
  if (query.data === undefined) return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
  const shown = rows(query.data).reverse();
  const closed = query.data.pages[0]?.closed ?? null;
  return (
    <div className="flex w-full flex-col gap-3">
      {query.hasNextPage && (
        <div>
          <Button
            size="sm"
            className="max-md:min-h-11"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {text.earlier}
          </Button>
        </div>
      )}
      {shown.length === 0 && <p className="text-sm text-fg-muted">{text.empty}</p>}
      <ol aria-label={text.list} className="flex flex-col gap-2 empty:hidden">
        {shown.map((one) => (
          <Message key={one.id} one={one} isOwn={one.party === side} />
        ))}
      </ol>
      {closed === null ? (
        <Composer side={side} id={id} isCounted={isCounted} />
      ) : (
        <Closed side={side} by={closed} />
      )}
    </div>
  );
}

/** The messages of an accepted introduction, shown once they are asked for. */
export function Messages({ side, id, last, isClosed, other, isCounted }: MessagesProps) {
  const [isOpen, setOpen] = useState(false);
  const waits = isClosed !== true && last !== null && last.party !== side;
  return (
    <div className="flex w-full flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          className="max-md:min-h-11"
          aria-expanded={isOpen}
          aria-label={(isOpen ? text.hideWith : text.openWith)(other)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? text.hide : text.open}
        </Button>
        {waits && !isOpen && <Badge tone="info">{text.waits}</Badge>}
      </div>
      {isOpen && <Thread side={side} id={id} isCounted={isCounted} />}
    </div>
  );
}
