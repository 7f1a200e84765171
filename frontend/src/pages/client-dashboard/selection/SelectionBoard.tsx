import { useQuery } from '@tanstack/react-query';
import { useCallback, useState, type ComponentProps, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import type { Board as BoardData, CandidateCard } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { boardQuery } from '@/features/selection/api';
import { Board } from '@/features/selection/board/Board';
import { ChosenBar } from '@/features/selection/board/ChosenBar';
import { useBoardFocus } from '@/features/selection/board/use-board-focus';
import { AssessButton } from '@/features/selection/dialogs/AssessButton';
import { NamesDialog } from '@/features/selection/dialogs/NamesDialog';
import { useReminding } from '@/features/selection/dialogs/use-reminding';
import { filterOf } from '@/features/selection/filters/rules';
import { FunnelCard } from '@/features/selection/funnel/FunnelCard';
import { BoardFilters, noteOf } from '@/features/selection/head/BoardFilters';
import { BoardHead } from '@/features/selection/head/BoardHead';
import { useAddress } from '@/features/selection/head/use-address';
import { CandidateTable } from '@/features/selection/list/CandidateTable';
import { useLiveBoard } from '@/features/selection/list/use-live-board';
import { UndoBar } from '@/features/selection/moving/UndoBar';
import { useAssessing } from '@/features/selection/moving/use-assessing';
import { useMoving } from '@/features/selection/moving/use-moving';
import { CandidatePanel } from '@/features/selection/panel/CandidatePanel';
import { usePanel, usePanelFocus } from '@/features/selection/panel/use-panel';
import { text } from '@/features/selection/text';
import { cx } from '@/ui/cx';
import { LoadFailed } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { useIsWide } from '@/ui/use-media';
import { BackTo } from './BackTo';
import { Onward } from './Onward';

const back = <BackTo to={paths.talentSelection}>{text.back}</BackTo>;
type Chosen = ReadonlyMap<string, CandidateCard>;

/** The chosen cards, and choosing one more or one less. */
function useChosen() {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const clear = useCallback(() => setChosen(new Map()), []);
  const choose = useCallback(
    (card: CandidateCard) =>
      setChosen((now) => {
        const next = new Map(now);
        if (!next.delete(card.id)) next.set(card.id, card);
        return next;
      }),
    [],
  );
  return { chosen, choose, clear };
}

type ListProps = Omit<ComponentProps<typeof CandidateTable>, 'board'> & { board: BoardData };

/** The table, with how many stand where below it. */
function TableView(props: ListProps) {
  return (
    <div className={cx('min-h-0 flex-1 md:overflow-y-auto', props.chosen.size > 0 && 'pb-18')}>
      <CandidateTable {...props} />
      <div className="mt-4.5">
        <FunnelCard board={props.board} />
      </div>
    </div>
  );
}

/** The acts of a board besides moving: invitations, reminders, and the panel. */
function useActs(board: BoardData, clear: () => void) {
  const { role_id: role, assessment_id: named, can_move: canMove } = board;
  const assessing = useAssessing({ role, named, canMove, onInvited: clear });
  const remind = useReminding(role, canMove);
  const panel = usePanel();
  const { open } = panel;
  const openCard = useCallback(({ id }: CandidateCard) => open(id), [open]);
  return { assessing, remind, panel, openCard };
}

function Opened({ board }: { board: BoardData }) {
  usePageTitle(board.title);
  const { role_id: role, moves } = board;
  const isWide = useIsWide();
  const address = useAddress();
  const view = address.params.get('view') === 'table' ? 'table' : 'board';
  const q = address.params.get('q') ?? '';
  const sought = { q, filter: filterOf(address.params, board.skills) };
  const [naming, setNaming] = useState(false);
  const { chosen, choose, clear } = useChosen();
  const focus = useBoardFocus(isWide);
  const { made, onBoard, beside, dialog, undo } = useMoving(board, focus, clear);
  const { assessing, remind, panel, openCard } = useActs(board, clear);
  usePanelFocus(panel.id, focus);
  useLiveBoard(role);
  const cards = [...chosen.values()];
  const acts = { onAssess: assessing.ask, onRemind: remind };
  const { askAll } = assessing;
  const invite = askAll !== undefined && <AssessButton cards={cards} onAssess={askAll} />;
  const list = { board, sought, chosen, onChoose: choose, onMove: onBoard, ...acts };
  if (!isWide && panel.id !== null)
    return (
      <Navigate
        replace
        to={to(paths.selectionCandidate, { roleId: role, applicationId: panel.id })}
      />
    );
  return (
    <Filling>
      <BoardHead
        board={board}
        view={view}
        onView={(next) => address.put('view', next === 'table' ? next : '')}
        onNames={() => setNaming(true)}
        action={isWide && invite}
      />
      <BoardFilters board={board} sought={sought} address={address} />
      {view === 'table' ? (
        <TableView {...list} />
      ) : (
        <>
          <Board {...list} focus={focus} opened={panel.id} onOpen={openCard} />
          <p className="text-xs text-fg-muted md:hidden">{noteOf(board)}</p>
        </>
      )}
      {panel.id !== null && (
        <CandidatePanel
          role={role}
          sought={sought}
          id={panel.id}
          onShow={panel.open}
          onClose={panel.close}
          onMove={beside}
          onward={(candidate) => <Onward candidate={candidate} />}
          {...acts}
        />
      )}
      <ChosenBar
        role={role}
        cards={cards}
        moves={moves}
        onMove={(act) => onBoard(cards, act)}
        onClear={clear}
      >
        {!isWide && invite}
      </ChosenBar>
      {dialog}
      {assessing.dialog}
      {naming && <NamesDialog role={role} named={board.named} onClose={() => setNaming(false)} />}
      {made.undo !== null && (
        <UndoBar undo={made.undo} onUndo={undo} onEnd={made.forget} isRaised={cards.length > 0} />
      )}
    </Filling>
  );
}

/** The page fills the window below the strip of the dashboard, whatever stands above that; on a phone it flows. */
function Filling({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2 max-md:-mt-3 max-md:-mb-7 md:absolute md:inset-0 md:min-h-100 md:px-4 md:pt-2.5 md:pb-2 print:static">
      {children}
    </div>
  );
}

/** Those who have applied for a role, as a board or as a table. */
export default function SelectionBoard() {
  const { roleId = '' } = useParams();
  const query = useQuery(boardQuery(roleId));
  if (query.data !== undefined) return <Opened key={roleId} board={query.data} />;
  if (!query.isError) return <SkeletonRows rows={6} />;
  if (!isMissing(query.error)) return <LoadFailed query={query}>{text.boardFailed}</LoadFailed>;
  return (
    <>
      <PageHeader above={back} title={text.title} />
      <p className="text-md">{text.gone}</p>
    </>
  );
}
