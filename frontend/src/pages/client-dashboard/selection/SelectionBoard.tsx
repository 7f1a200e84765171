import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, Eye, EyeOff } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { failureWords, isMissing } from '@/api/failure';
import type { Board as BoardData, CandidateCard } from '@/api/words';
import { paths } from '@/facts/paths';
import { boardQuery, exportTable } from '@/features/selection/api';
import { AssessButton } from '@/features/selection/dialogs/AssessButton';
import { Board } from '@/features/selection/board/Board';
import { CandidateTable } from '@/features/selection/board/CandidateTable';
import { ChosenBar } from '@/features/selection/board/ChosenBar';
import { UndoBar } from '@/features/selection/board/UndoBar';
import { useAsking } from '@/features/selection/board/use-asking';
import { useAssessing } from '@/features/selection/board/use-assessing';
import { useMoves } from '@/features/selection/board/use-moves';
import { FilterBar } from '@/features/selection/filters/FilterBar';
import {
  filterNames,
  filterOf,
  paramsOf,
  type CardFilter,
} from '@/features/selection/filters/rules';
import { FunnelCard } from '@/features/selection/funnel/FunnelCard';
import { NamesDialog } from '@/features/selection/dialogs/NamesDialog';
import { useReminding } from '@/features/selection/dialogs/use-reminding';
import { RoleSwitch } from '@/features/selection/list/RoleSwitch';
import { useLiveBoard } from '@/features/selection/list/use-live-board';
import { text } from '@/features/selection/text';
import { saveFile } from '@/platform/save-file';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { LoadFailed } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SearchField } from '@/ui/SearchField';
import { Segmented } from '@/ui/Segmented';
import { SkeletonRows } from '@/ui/Skeleton';
import { BackTo } from './BackTo';

const back = <BackTo to={paths.talentSelection}>{text.back}</BackTo>;
const views = [
  { value: 'board', label: text.board },
  { value: 'table', label: text.table },
] as const;

/** The address's parameters, and how they are set. */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const putAll = (values: Readonly<Record<string, string>>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(values))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const put = (name: 'q' | 'view', value: string) => putAll({ [name]: value });
  const filter = (next: CardFilter) =>
    putAll({ ...Object.fromEntries(filterNames.map((name) => [name, ''])), ...paramsOf(next) });
  return { params, put, filter };
}

function Actions({ board, onNames }: { board: BoardData; onNames: () => void }) {
  const { params, put } = useAddress();
  const load = useMutation({
    mutationFn: () => exportTable(board.role_id),
    onSuccess: ({ blob, name }) => saveFile(blob, name),
    onError: (error) => notify('error', failureWords(error, text.exportFailed)),
  });
  const NameIcon = board.named ? EyeOff : Eye;
  return (
    <>
      <Segmented
        label={text.view}
        value={params.get('view') === 'table' ? 'table' : 'board'}
        options={views}
        onChange={(view) => put('view', view === 'table' ? view : '')}
      />
      {board.can_move && (
        <Button
          icon={<NameIcon size={15} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onNames}
        >
          {board.named ? text.hideNames : text.showNames}
        </Button>
      )}
      <Button
        icon={<Download size={15} strokeWidth={1.75} aria-hidden="true" />}
        loading={load.isPending}
        onClick={() => load.mutate()}
      >
        {text.export}
      </Button>
    </>
  );
}

const totalOf = (counts: BoardData['counts']): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

/** The role's bar: how far it is, how many people, where its cut-off stands. */
function Lead({ board }: { board: BoardData }) {
  const { counts, cut_off: cutOff, named, state } = board;
  const open = counts.filter(({ column }) => column !== 'ended' && column !== 'placed');
  const facts = [
    `${text.people(totalOf(open), totalOf(counts))}.`,
    ...(cutOff === null ? [] : [`${text.cutOff(cutOff)}.`]),
    named ? text.namedNote : text.hiddenNote,
  ];
  return (
    <>
      <Badge tone={state === 'applicants_released' ? 'positive' : 'neutral'}>
        {text.roleStates[state] ?? state}
      </Badge>{' '}
      {facts.join(' ')}
    </>
  );
}

function Opened({ board }: { board: BoardData }) {
  usePageTitle(board.title);
  const { role_id: role, moves } = board;
  const { params, put, filter: putFilter } = useAddress();
  const q = params.get('q') ?? '';
  const filter = filterOf(params, board.skills);
  const [naming, setNaming] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, CandidateCard>>(new Map());
  const made = useMoves(role, moves);
  const clear = useCallback(() => setChosen(new Map()), []);
  const { ask, dialog } = useAsking(made, clear);
  const assessing = useAssessing({
    role,
    named: board.assessment_id,
    canMove: board.can_move,
    onInvited: clear,
  });
  const remind = useReminding(role, board.can_move);
  useLiveBoard(role);
  const choose = useCallback(
    (card: CandidateCard) =>
      setChosen((now) => {
        const next = new Map(now);
        if (!next.delete(card.id)) next.set(card.id, card);
        return next;
      }),
    [],
  );
  const View = params.get('view') === 'table' ? CandidateTable : Board;
  const total = totalOf(board.counts);
  return (
    <>
      <PageHeader
        above={
          <span className="flex items-center gap-1">
            {back}
            <RoleSwitch role={role} />
          </span>
        }
        title={<span className="break-words">{board.title}</span>}
        lead={<Lead board={board} />}
        actions={
          <>
            <Actions board={board} onNames={() => setNaming(true)} />
            {assessing.askAll !== undefined && (
              <AssessButton cards={[...chosen.values()]} onAssess={assessing.askAll} />
            )}
          </>
        }
      />
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <div className="w-full max-w-72 max-md:max-w-full">
          <SearchField value={q} words={text.search} onSearch={(next) => put('q', next)} />
        </div>
        <FilterBar
          role={role}
          filter={filter}
          skills={board.skills}
          total={total}
          onFilter={putFilter}
        />
      </div>
      <ChosenBar
        role={role}
        cards={[...chosen.values()]}
        moves={moves}
        onMove={(act) => ask([...chosen.values()], act)}
        onClear={clear}
      />
      <View
        board={board}
        sought={{ q, filter }}
        chosen={chosen}
        onChoose={choose}
        onMove={ask}
        onAssess={assessing.ask}
        onRemind={remind}
      />
      <div className="mt-4.5">
        <FunnelCard board={board} />
      </div>
      {dialog}
      {assessing.dialog}
      {naming && <NamesDialog role={role} named={board.named} onClose={() => setNaming(false)} />}
      {made.undo !== null && (
        <UndoBar undo={made.undo} onUndo={made.takeBack} onEnd={made.forget} />
      )}
    </>
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
