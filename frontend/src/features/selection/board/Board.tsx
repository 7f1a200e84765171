import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type {
  Board as BoardData,
  BoardColumn as Name,
  BoardMove,
  CandidateCard,
} from '@/api/words';
import { foundQuery } from '@/features/selection/api';
import type { CardActs } from '@/features/selection/card/BoardCard';
import { isNarrow, type Sought } from '@/features/selection/filters/rules';
import { columns, moveTo } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { useIsWide } from '@/ui/use-media';
import { BoardColumn } from './BoardColumn';
import { focusSoon } from './focus';
import { FoldedColumn } from './FoldedColumn';
import { PhoneColumns } from './PhoneColumns';
import { PickedHint } from './PickedHint';
import { foldId, folding } from './shelf';
import type { BoardFocus } from './use-board-focus';
import { useBoardKeys } from './use-board-keys';

type BoardProps = {
  board: BoardData;
  sought: Sought;
  focus: BoardFocus;
  /** The application that is open beside the board. */
  opened: string | null;
  onOpen: (card: CandidateCard) => void;
  onAssess: ((card: CandidateCard) => void) | undefined;
  onRemind: ((card: CandidateCard) => void) | undefined;
  chosen: ReadonlyMap<string, CandidateCard>;
  onChoose: (card: CandidateCard) => void;
  onMove: (cards: readonly CandidateCard[], act: BoardMove) => void;
};

/** Which columns are open, and how one of them is folded or unfolded: its button keeps the focus. */
function useFolds() {
  const [unfolded, setUnfolded] = useState<ReadonlySet<Name>>(new Set());
  const fold = (name: Name) => {
    setUnfolded((now) => {
      const next = new Set(now);
      if (!next.delete(name)) next.add(name);
      return next;
    });
    requestAnimationFrame(() => focusSoon(foldId(name)));
  };
  return { isFolded: (name: Name) => folding.includes(name) && !unfolded.has(name), fold };
}

/** How many each column holds of those that the filter leaves. */
function useCounts({ board, sought }: Pick<BoardProps, 'board' | 'sought'>) {
  const narrow = isNarrow(sought.filter);
  const found = useQuery({ ...foundQuery(board.role_id, sought.filter), enabled: narrow });
  const counts = narrow ? found.data?.counts : board.counts;
  return (name: Name) => counts?.find(({ column }) => column === name)?.count;
}

/** The card that is dragged, and the move that a drop on a column makes. */
function useDragged({ board, chosen, onMove }: Pick<BoardProps, 'board' | 'chosen' | 'onMove'>) {
  const [dragged, setDragged] = useState<CandidateCard | null>(null);
  const actOf = (to: Name) => (dragged === null ? null : moveTo(board.moves, dragged.column, to));
  const drop = (to: Name) => {
    const act = actOf(to);
    // Dragging one of several chosen cards drags them all.
    if (dragged !== null && act !== null)
      onMove(chosen.has(dragged.id) ? [...chosen.values()] : [dragged], act);
    setDragged(null);
  };
  return { setDragged, mayDrop: (to: Name) => actOf(to) !== null, drop };
}

/** The columns of a role: side by side on a desk, one at a time on a phone. */
export function Board(props: BoardProps) {
  const { board, sought, focus, opened, chosen, onChoose, onMove, onAssess, onRemind } = props;
  const { role_id: role, moves, can_move: canMove } = board;
  const isWide = useIsWide();
  const onOpen = isWide ? props.onOpen : undefined;
  const moveOne = useCallback(
    (card: CandidateCard, act: BoardMove) => onMove([card], act),
    [onMove],
  );
  const keys = useBoardKeys({ focus, moves, canMove, onMove: moveOne, onChoose });
  const { onKey, onFocus, picked } = keys;
  const { setDragged, mayDrop, drop } = useDragged({ board, chosen, onMove });
  const acts: CardActs = useMemo(
    () => ({
      canMove,
      moves,
      onKey,
      onFocus,
      onMove: moveOne,
      onAssess,
      onRemind,
      onChoose,
      onDrag: setDragged,
      onOpen,
    }),
    [canMove, moves, onKey, onFocus, moveOne, onAssess, onRemind, onChoose, setDragged, onOpen],
  );
  const ids = useMemo(() => new Set(chosen.keys()), [chosen]);
  const countOf = useCounts({ board, sought });
  const { isFolded, fold } = useFolds();
  const column = (name: Name) => {
    const shared = {
      role,
      column: name,
      sought,
      count: countOf(name),
      isTarget: picked?.over === name && picked.card.column !== name,
      mayDrop: mayDrop(name),
      onDrop: () => drop(name),
      onFold: isWide && folding.includes(name) ? () => fold(name) : undefined,
    };
    if (isWide && isFolded(name)) return <FoldedColumn key={name} {...shared} />;
    return (
      <BoardColumn
        key={name}
        {...shared}
        acts={acts}
        current={focus.current}
        chosen={ids}
        pickedUp={picked?.card.id ?? null}
        opened={opened}
        onShelf={focus.onShelf}
        isWide={isWide}
      />
    );
  };
  if (!isWide) return <PhoneColumns countOf={countOf} column={column} />;
  // An accepted offer becomes an internship at once, so this column is nearly always empty.
  const isSeen = (name: Name) => name !== 'accepted' || (countOf(name) ?? 0) > 0;
  const hint = canMove ? text.keys : text.lookOnly;
  return (
    <>
      {/* Where nothing is listed, it is scrolled by keys from here. */}
      <div
        tabIndex={0}
        role="region"
        aria-label={text.board}
        className="flex min-h-0 flex-1 gap-1.5 overflow-x-auto pb-0.5"
      >
        {columns.filter(isSeen).map(column)}
      </div>
      <p className="shrink-0 truncate text-xs text-fg-subtle" title={hint}>
        {hint}
      </p>
      {picked !== null && <PickedHint />}
    </>
  );
}
