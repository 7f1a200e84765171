import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { IntegrityCaseRow } from '@/api/words/integrity';
import { paths, to } from '@/facts/paths';
import { Avatar } from '@/ui/Avatar';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { Time } from '@/ui/Time';
import { ownCasesQuery } from '@/features/integrity/api';
import { text } from '@/features/integrity/text';

const words = text.own;

function Row({ of }: { of: IntegrityCaseRow }) {
  const answers = of.state === 'candidate_notified';
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-3 border-b border-line px-4.5 py-2.5 text-sm last:border-0">
      <Avatar name={of.company_name} square />
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-medium">{of.assessment_title}</p>
        <p className="text-xs text-fg-muted">
          {of.company_name}
          {of.due_at !== null && (
            <>
              . {answers ? words.answerUntil : words.appealUntil}{' '}
              <Time at={of.due_at} look="absolute" />
            </>
          )}
        </p>
      </div>
      <Badge tone={answers ? 'caution' : 'neutral'}>{text.ownStates[of.state]}</Badge>
      <Button asChild size="sm">
        <Link
          to={to(paths.ownQuestion, { caseId: of.id })}
          aria-label={words.openOf(of.assessment_title)}
        >
          {words.open}
        </Link>
      </Button>
    </li>
  );
}

/** Questions about the person's attempts; nothing where there is none. */
export function QuestionsCard() {
  const query = useInfiniteQuery(ownCasesQuery);
  const shown = rows(query.data);
  const failed = query.isError && <LoadFailed query={query}>{words.cardFailed}</LoadFailed>;
  if (shown.length === 0) return failed || null;
  return (
    <>
      {failed}
      <Card flush title={words.card}>
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
