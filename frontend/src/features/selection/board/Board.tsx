import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type {
  Board as BoardData,
  BoardColumn as Name,
  BoardMove,
  CandidateCard,
} from '@/api/words';
import { foundQuery } from '@/features/selection/api';
import { isNarrow, type Sought } from '@/features/selection/filters/rules';
import { columns, moveTo } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { Kbd } from '@/ui/Kbd';
import { Select } from '@/ui/Select';
import { useIsWide } from '@/ui/use-media';
import { BoardColumn } from './BoardColumn';
import type { CardActs } from './BoardCard';
import { useBoardKeys } from './use-board-keys';

type BoardProps = {
  board: BoardData;
  sought: Sought;
  onAssess: ((card: CandidateCard) => void) | undefined;
  onRemind: ((card: CandidateCard) => void) | undefined;
  chosen: ReadonlyMap<string, CandidateCard>;
  onChoose: (card: CandidateCard) => void;
  onMove: (cards: readonly CandidateCard[], act: BoardMove) => void;
};

/** Which keys carry a card that is picked up. The same was announced when it was. */
function PickedHint() {
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 bottom-6 z-(--z-dropdown) mx-auto flex w-fit items-center gap-4 rounded-lg border border-line bg-surface px-4 py-2.5 text-sm shadow-3"
    >
      <span className="flex items-center gap-1.5">
        <Kbd>←</Kbd>
        <Kbd>→</Kbd>
        {text.pickedKeys.choose}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>{text.pickedKeys.space}</Kbd>
        {text.pickedKeys.drop}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>{text.pickedKeys.escape}</Kbd>
        {text.pickedKeys.cancel}
      </span>
    </div>
  );
}

/** The columns of a role: side by side on a desk, one at a time on a phone. */
export function Board(props: BoardProps) {
  const { board, sought, chosen, onChoose, onMove, onAssess, onRemind } = props;
  const { role_id: role, moves, can_move: canMove } = board;
  const isWide = useIsWide();
  const [shown, setShown] = useState<Name>('released');
  const [dragged, setDragged] = useState<CandidateCard | null>(null);
  const moveOne = useCallback(
    (card: CandidateCard, act: BoardMove) => onMove([card], act),
    [onMove],
  );
  const keys = useBoardKeys({ moves, canMove, onMove: moveOne, onChoose });
  const { onKey, onFocus } = keys;
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
    }),
    [canMove, moves, onKey, onFocus, moveOne, onAssess, onRemind, onChoose],
  );
  const ids = useMemo(() => new Set(chosen.keys()), [chosen]);
  const narrow = isNarrow(sought.filter);
  const found = useQuery({ ...foundQuery(role, sought.filter), enabled: narrow });
  const counts = narrow ? found.data?.counts : board.counts;
  const countOf = (name: Name) => counts?.find(({ column }) => column === name)?.count;
  // Who drags one of several that are chosen drags them all.
  const group = (card: CandidateCard) => (ids.has(card.id) ? [...chosen.values()] : [card]);
  const drop = (to: Name) => {
    if (dragged === null) return;
    const act = moveTo(moves, dragged.column, to);
    if (act !== null) onMove(group(dragged), act);
    setDragged(null);
  };
  const column = (name: Name) => (
    <BoardColumn
      key={name}
      role={role}
      column={name}
      sought={sought}
      count={countOf(name)}
      acts={acts}
      current={keys.current}
      chosen={ids}
      pickedUp={keys.picked?.card.id ?? null}
      isTarget={keys.picked?.over === name && keys.picked.card.column !== name}
      mayDrop={dragged !== null && moveTo(moves, dragged.column, name) !== null}
      onDrop={() => drop(name)}
      onShelf={keys.onShelf}
      isWide={isWide}
    />
  );
  if (isWide)
    return (
      <>
        {/* Where nothing is listed, it is scrolled by keys from here. */}
        <div
          tabIndex={0}
          role="region"
          aria-label={text.board}
          className="-mx-8 flex h-[calc(100dvh-20rem)] min-h-90 gap-3 overflow-x-auto px-8 pb-2"
        >
          {columns.map(column)}
        </div>
        <p className="mt-2 text-xs text-fg-subtle">{canMove ? text.keys : text.lookOnly}</p>
        {keys.picked !== null && <PickedHint />}
      </>
    );
  const options = columns.map((name) => ({
    value: name,
    label: `${text.columns[name]} (${countOf(name) ?? '…'})`,
  }));
  return (
    <div className="flex flex-col gap-3">
      <Select aria-label={text.one.stage} value={shown} options={options} onChange={setShown} />
      <div className="flex h-[70dvh] min-h-90 flex-col *:min-h-0 *:flex-1">{column(shown)}</div>
    </div>
  );
}
