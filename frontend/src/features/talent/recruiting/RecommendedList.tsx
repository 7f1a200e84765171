import { useInfiniteQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { RecommendedCandidate } from '@/api/words';
import { paths } from '@/facts/paths';
import { Facts } from '@/features/talent/Facts';
import { text as talent } from '@/features/talent/text';
import { Avatar } from '@/ui/Avatar';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Fact } from '@/ui/Fact';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { recommendedQuery } from './api';
import { MessageDialog } from './MessageDialog';
import { quotaWords, whyNotWrite } from './rules';
import { text } from './text';

const words = text.company;

/** What Assay and the candidate say, and what the company has written. */
function Details({ one }: { one: RecommendedCandidate }) {
  const { contact, note, results, since } = one;
  return (
    <dl className="divide-y divide-line text-sm">
      <Fact label={words.note}>
        <span className="whitespace-pre-line">{note}</span>
      </Fact>
      {results.length > 0 && (
        <Fact label={words.results}>
          <ul className="flex flex-col gap-1">
            {results.map(({ assessment_title, fineness, graded_at }) => (
              <li key={`${assessment_title} ${graded_at}`}>
                {assessment_title}: <b className="font-semibold">{words.fineness(fineness)}</b>,{' '}
                <Time at={graded_at} look="absolute" />
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact label={words.since}>
        <Time at={since} look="absolute" />
      </Fact>
      {contact !== null && (
        <Fact label={contact.is_for_role ? words.request : words.message}>
          <p className="whitespace-pre-line">{contact.message}</p>
          {contact.state === 'requested' && (
            <p className="text-xs text-fg-muted">
              {words.until} <Time at={contact.answer_by} />
            </p>
          )}
        </Fact>
      )}
    </dl>
  );
}

type RowProps = { one: RecommendedCandidate; left: number; onWrite: () => void };

function Row({ one, left, onWrite }: RowProps) {
  const { contact, facts, headline, name } = one;
  const why = whyNotWrite(one, left);
  const person = contact?.person ?? null;
  // What the badge says needs no second sentence.
  const badgeSaysIt = contact?.state === 'requested' || person !== null;
  return (
    <li className="flex flex-col gap-3 px-4.5 py-4">
      <div className="flex flex-wrap items-start gap-3">
        <Avatar name={name} square />
        <div className="flex min-w-0 flex-1 basis-52 flex-col gap-2">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="text-base">{name}</h2>
            {contact !== null && (
              <Badge tone={contact.state === 'accepted' ? 'positive' : 'neutral'}>
                {talent.states[contact.state]}
              </Badge>
            )}
          </div>
          <p className="text-sm break-words">{headline}</p>
          <Facts facts={facts} />
        </div>
        {person !== null && (
          <Button asChild variant="primary">
            <a href={`mailto:${person.email}`} aria-label={words.mailTo(name)}>
              {words.mail}
            </a>
          </Button>
        )}
        {why === null && (
          <Button variant="primary" onClick={onWrite} aria-label={words.writeTo(name)}>
            {words.write}
          </Button>
        )}
      </div>
      <Details one={one} />
      {why !== null && !badgeSaysIt && <p className="text-xs text-fg-muted">{why}</p>}
    </li>
  );
}

/** The candidates whom Assay recommends, and a message to one of them. */
export function RecommendedList() {
  const query = useInfiniteQuery(recommendedQuery);
  const [to, setTo] = useState<RecommendedCandidate | null>(null);
  const shown = rows(query.data);
  const [first] = query.data?.pages ?? [];
  if (query.isPending)
    return (
      <Card flush>
        <SkeletonRows rows={4} />
      </Card>
    );
  if (first === undefined) return <LoadFailed query={query}>{words.loadFailed}</LoadFailed>;
  if (shown.length === 0) {
    const browse = (
      <Button asChild>
        <Link to={paths.talentPoolBrowse}>{words.browse}</Link>
      </Button>
    );
    return (
      <Card>
        <EmptyState icon={UserSearch} title={words.empty} action={browse}>
          {words.emptyDetail}
        </EmptyState>
      </Card>
    );
  }
  const left = first.messages_left;
  return (
    <>
      <p className="mb-3 text-sm text-fg-muted">{quotaWords(left, first.messages_a_month)}</p>
      <Card flush>
        <ul aria-label={words.list} className="divide-y divide-line">
          {shown.map((one) => (
            <Row key={one.id} one={one} left={left} onWrite={() => setTo(one)} />
          ))}
        </ul>
        {query.hasNextPage && (
          <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
            {words.more}
          </LoadMore>
        )}
      </Card>
      {to !== null && <MessageDialog to={to} onClose={() => setTo(null)} />}
    </>
  );
}
