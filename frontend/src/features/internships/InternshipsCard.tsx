import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { Internship } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { dayWords } from '@/ui/time';
import { myInternshipsQuery } from './api';
import { StateBadge } from './StateBadge';
import { text } from './text';

const words = text.card;

function Row({ of }: { of: Internship }) {
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-3 border-b border-line px-4.5 py-2.5 text-sm last:border-0">
      <Avatar name={of.company_name} square />
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-medium">{of.role_title}</p>
        <p className="text-xs text-fg-muted">
          {of.company_name}, {dayWords(of.starts_on)} – {dayWords(of.ends_on)}
        </p>
      </div>
      <StateBadge state={of.state} />
      <Button asChild size="sm">
        <Link
          to={to(paths.ownInternship, { internshipId: of.id })}
          aria-label={words.openOf(of.role_title)}
        >
          {words.open}
        </Link>
      </Button>
    </li>
  );
}

/** The person's internships; nothing where there is none. */
export function InternshipsCard() {
  const query = useInfiniteQuery(myInternshipsQuery);
  const shown = rows(query.data);
  const failed = query.isError && <LoadFailed query={query}>{words.failed}</LoadFailed>;
  if (shown.length === 0) return failed || null;
  return (
    <>
      {failed}
      <Card flush title={words.title}>
        <ul>
          {shown.map((of) => (
            <Row key={of.id} of={of} />
          ))}
        </ul>
        {query.hasNextPage && (
          <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
            {words.more}
          </LoadMore>
        )}
      </Card>
    </>
  );
}
