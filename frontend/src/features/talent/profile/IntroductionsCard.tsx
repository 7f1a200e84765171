import { useInfiniteQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { IntroductionToMe } from '@/api/words';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { receivedQuery } from '@/features/talent/api';
import { text } from '@/features/talent/text';
import { Request } from './Received';

const words = text.card;

/** Whether the company waits for an answer. Nobody waits in a conversation that is closed. */
const isWaiting = ({ state, closed, last_message: last }: IntroductionToMe) =>
  state === 'requested' || (state === 'accepted' && closed === null && last?.party === 'company');

/** Whether both can still write to each other. */
const isOpen = ({ state, closed }: IntroductionToMe) => state === 'accepted' && closed === null;

/**
 * Companies that wait for an answer, then those whose introduction was accepted, with the contact; those that came to
 * nothing are on the page of the talent pool.
 */
export function IntroductionsCard() {
  const query = useInfiniteQuery(receivedQuery);
  const all = rows(query.data);
  const shown = [...all.filter(isWaiting), ...all.filter((one) => isOpen(one) && !isWaiting(one))];
  const link = (
    <Link
      to={`${paths.talentForm}?tab=introductions`}
      className="text-sm font-semibold text-link underline-offset-3 hover:underline"
    >
      {words.all}
    </Link>
  );
  return (
    <div id="introductions" className="scroll-mt-20">
      <Card flush title={words.title} action={all.length > 0 && link}>
        {query.isPending && <SkeletonRows rows={2} />}
        {query.isError && all.length === 0 && (
          <LoadFailed query={query} className="m-4">
            {text.received.loadFailed}
          </LoadFailed>
        )}
        {query.isSuccess && shown.length === 0 && (
          <EmptyState
            icon={Handshake}
            action={
              <Button asChild size="sm">
                <Link to={paths.talentPool}>{words.pool}</Link>
              </Button>
            }
          >
            {words.empty}
          </EmptyState>
        )}
        <ul className="divide-y divide-line px-4.5 empty:hidden">
          {shown.map((one) => (
            <Request key={one.id} one={one} />
          ))}
        </ul>
      </Card>
    </div>
  );
}
