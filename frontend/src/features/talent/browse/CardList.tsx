import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { TalentCard } from '@/api/words';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import type { SelectOption } from '@/ui/Select';
import { SkeletonRows } from '@/ui/Skeleton';
import { cardsQuery } from '@/features/talent/api';
import { CardBody } from '@/features/talent/CardBody';
import { isEmpty, type Filter } from '@/features/talent/rules';
import { AddDialog } from '@/features/talent/prospects/AddDialog';
import { text as prospects } from '@/features/talent/prospects/text';
import { text } from '@/features/talent/text';
import { RequestDialog } from './RequestDialog';
import { Widen } from './Widen';

const words = text.browse;

const nameOf = ({ named, label }: TalentCard) => named?.name ?? words.anonymous(label);

type CardProps = { card: TalentCard; onAsk: () => void; onAdd: () => void };

function Card({ card, onAsk, onAdd }: CardProps) {
  const name = nameOf(card);
  return (
    <li className="flex flex-wrap items-start gap-3 px-4.5 py-4">
      <CardBody name={name} named={card.named} facts={card.facts} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={onAsk} aria-label={words.askFor(name)}>
          {words.ask}
        </Button>
        <Button variant="ghost" onClick={onAdd} aria-label={prospects.addFor(name)}>
          {prospects.add}
        </Button>
      </div>
    </li>
  );
}

type CardListProps = {
  filter: Filter;
  onClear: () => void;
  onLoosen: (filter: Filter) => void;
  /** The company's roles that are live. */
  roles: readonly SelectOption<string>[];
  /** Those that have not ended. */
  openRoles: readonly SelectOption<string>[];
  /** Why there are none of those. */
  openRolesHint: string | undefined;
};

/** The cards that match, a request to one of them, and what keeps one for a role. */
export function CardList({ filter, onClear, onLoosen, roles, ...rest }: CardListProps) {
  const query = useInfiniteQuery(cardsQuery(filter));
  const [asked, setAsked] = useState<TalentCard | null>(null);
  const [added, setAdded] = useState<TalentCard | null>(null);
  const shown = rows(query.data);
  if (query.isPending) return <SkeletonRows rows={5} />;
  if (query.isError && shown.length === 0)
    return <LoadFailed query={query}>{words.loadFailed}</LoadFailed>;
  if (shown.length === 0) {
    if (isEmpty(filter))
      return (
        <EmptyState
          action={
            <Button asChild>
              <Link to={paths.createJobs}>{text.request.toRoles}</Link>
            </Button>
          }
        >
          {words.nobody}
        </EmptyState>
      );
    return (
      <>
        <EmptyState action={<Button onClick={onClear}>{words.clear}</Button>}>
          {words.empty}
        </EmptyState>
        <Widen filter={filter} onLoosen={onLoosen} />
      </>
    );
  }
  return (
    <>
      <ul aria-label={words.list} className="divide-y divide-line">
        {shown.map((card) => (
          <Card
            key={card.handle}
            card={card}
            onAsk={() => setAsked(card)}
            onAdd={() => setAdded(card)}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="border-t border-line p-3 text-center">
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
      {asked !== null && (
        <RequestDialog
          of={asked}
          who={nameOf(asked)}
          isNamed={asked.named !== null}
          roles={roles}
          onClose={() => setAsked(null)}
        />
      )}
      {added !== null && (
        <AddDialog
          card={added}
          who={nameOf(added)}
          roles={rest.openRoles}
          hint={rest.openRolesHint}
          onClose={() => setAdded(null)}
        />
      )}
    </>
  );
}
