import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { Board, BoardMove, CandidateCard } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { columnQuery } from '@/features/selection/api';
import { isNarrow, type Sought } from '@/features/selection/filters/rules';
import { SourceMark } from '@/features/selection/filters/SourceMark';
import { text as filterText } from '@/features/selection/filters/text';
import { semText } from '@/features/reports/rules';
import { assessmentWords, nameOf } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { rowBox } from '@/ui/row-box';
import { SkeletonRows } from '@/ui/Skeleton';
import { Table, Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { MoveMenu } from '@/features/selection/card/MoveMenu';
import { Stated } from '@/features/selection/filters/Stated';

type CandidateTableProps = {
  board: Board;
  sought: Sought;
  onAssess: ((card: CandidateCard) => void) | undefined;
  onRemind: ((card: CandidateCard) => void) | undefined;
  chosen: ReadonlyMap<string, CandidateCard>;
  onChoose: (card: CandidateCard) => void;
  onMove: (cards: readonly CandidateCard[], act: BoardMove) => void;
};

/** The same people as rows, in the order in which they applied. */
export function CandidateTable(props: CandidateTableProps) {
  const { board, sought, chosen, onChoose, onMove, onAssess, onRemind } = props;
  const query = useInfiniteQuery(columnQuery(board.role_id, null, sought));
  const cards = rows(query.data);
  if (query.isPending) return <SkeletonRows rows={6} />;
  if (query.isError && cards.length === 0)
    return <LoadFailed query={query}>{text.boardFailed}</LoadFailed>;
  if (cards.length === 0 && isNarrow(sought.filter))
    return <p className="text-sm text-fg-muted">{filterText.nobody}</p>;
  if (sought.q !== '' && cards.length === 0)
    return <p className="text-sm text-fg-muted">{text.nothingFound}</p>;
  return (
    <Card flush>
      <Table caption={board.title}>
        <thead>
          <tr>
            {board.can_move && (
              <Th>
                <span className="sr-only">{text.chosen(chosen.size)}</span>
              </Th>
            )}
            <Th>{text.theCandidate}</Th>
            <Th>{text.state}</Th>
            <Th className="max-md:hidden">{filterText.source}</Th>
            <Th className="max-md:hidden">{text.requirements}</Th>
            <Th className="max-md:hidden">{text.assessment}</Th>
            <Th className="max-md:hidden">{filterText.scorecards}</Th>
            <Th className="max-md:hidden">{text.one.missedTitle}</Th>
            <Th className="max-md:hidden">{text.one.applied}</Th>
            <Th>{text.one.since}</Th>
            <Th aboveButtons>
              <span className="sr-only">{text.move}</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id} className="hover:[&>td]:bg-surface-hover">
              {board.can_move && (
                <Td>
                  <input
                    type="checkbox"
                    checked={chosen.has(card.id)}
                    aria-label={text.chooseOf(nameOf(card))}
                    onChange={() => onChoose(card)}
                    className={rowBox}
                  />
                </Td>
              )}
              <Td className="font-medium">
                <Link
                  to={to(paths.selectionCandidate, {
                    roleId: board.role_id,
                    applicationId: card.id,
                  })}
                  className="break-words underline-offset-3 hover:underline"
                >
                  {nameOf(card)}
                </Link>
              </Td>
              <Td>
                <Badge>{text.states[card.state]}</Badge>
              </Td>
              <Td className="max-md:hidden">
                {card.facts.source === null ? '–' : <SourceMark source={card.facts.source} />}
              </Td>
              <Td className="max-w-60 max-md:hidden">
                <Stated card={card} withNames />
              </Td>
              <Td className="max-md:hidden">
                {card.assessment === null ? '–' : assessmentWords(card.assessment)}
                {card.assessment !== null && card.assessment.fineness !== null && (
                  <span className="block text-xs text-fg-muted">
                    {semText(card.assessment.sem)}
                  </span>
                )}
              </Td>
              <Td className="max-md:hidden">
                {card.facts.scorecards.asked === 0
                  ? '–'
                  : filterText.scorecardsIn(
                      card.facts.scorecards.submitted,
                      card.facts.scorecards.asked,
                    )}
              </Td>
              <Td className="max-md:hidden">
                {card.missed === 0 ? '–' : card.waived ? text.waived : text.missed(card.missed)}
              </Td>
              <Td className="max-md:hidden">
                <Time at={card.applied_at} look="relative" />
              </Td>
              <Td>
                <Time at={card.moved_at} look="relative" />
              </Td>
              <Td className="text-right">
                {board.can_move && (
                  <MoveMenu
                    card={card}
                    moves={board.moves}
                    onMove={(act) => onMove([card], act)}
                    onAssess={onAssess}
                    onRemind={onRemind}
                  />
                )}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
    </Card>
  );
}
