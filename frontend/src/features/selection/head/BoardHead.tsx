import { useMutation } from '@tanstack/react-query';
import { ChevronLeft, Download, Ellipsis, Eye, EyeOff, SquareKanban, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { failureWords } from '@/api/failure';
import type { Board } from '@/api/words';
import { paths } from '@/facts/paths';
import { exportTable } from '@/features/selection/api';
import { RoleSwitch } from '@/features/selection/list/RoleSwitch';
import { text } from '@/features/selection/text';
import { saveFile } from '@/platform/save-file';
import { Badge } from '@/ui/Badge';
import { DropdownMenu, MenuItem } from '@/ui/DropdownMenu';
import { IconButton } from '@/ui/IconButton';
import { notify } from '@/ui/notify';
import { Segmented } from '@/ui/Segmented';
import { Tooltip } from '@/ui/Tooltip';
import { useIsWide } from '@/ui/use-media';

export type View = 'board' | 'table';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

const views = [
  {
    value: 'board',
    label: (
      <>
        <SquareKanban {...icon} />
        {text.board}
      </>
    ),
  },
  {
    value: 'table',
    label: (
      <>
        <Table2 {...icon} />
        {text.table}
      </>
    ),
  },
] as const;

type MoreProps = {
  board: Board;
  view: View;
  /** Absent where the switch stands beside the menu. */
  onView?: ((view: View) => void) | undefined;
  onNames: () => void;
};

/** What is done less often. */
function More({ board, view, onView, onNames }: MoreProps) {
  const load = useMutation({
    mutationFn: () => exportTable(board.role_id),
    onSuccess: ({ blob, name }) => saveFile(blob, name),
    onError: (error) => notify('error', failureWords(error, text.exportFailed)),
  });
  const NameIcon = board.named ? EyeOff : Eye;
  const other = view === 'board' ? 'table' : 'board';
  const ViewIcon = view === 'board' ? Table2 : SquareKanban;
  return (
    <DropdownMenu
      trigger={
        <IconButton label={text.moreActs} variant="secondary" loading={load.isPending}>
          <Ellipsis size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    >
      {onView !== undefined && (
        <MenuItem icon={<ViewIcon {...icon} />} onSelect={() => onView(other)}>
          {text.viewAs[other]}
        </MenuItem>
      )}
      {board.can_move && (
        <MenuItem icon={<NameIcon {...icon} />} onSelect={onNames}>
          {board.named ? text.hideNames : text.showNames}
        </MenuItem>
      )}
      <MenuItem icon={<Download {...icon} />} onSelect={() => load.mutate()}>
        {text.export}
      </MenuItem>
    </DropdownMenu>
  );
}

/** How many there are. */
export const totalOf = (counts: Board['counts']): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

/** The state of the role, how many people, and where its cut-off stands. */
function Standing({ board }: { board: Board }) {
  const { counts, cut_off: cutOff, state } = board;
  const open = counts.filter(({ column }) => column !== 'ended' && column !== 'placed');
  const facts = [
    text.people(totalOf(open), totalOf(counts)),
    ...(cutOff === null ? [] : [text.cutOff(cutOff)]),
  ];
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Badge tone={state === 'applicants_released' ? 'positive' : 'neutral'} dot>
        {text.roleStates[state]}
      </Badge>
      <span className="min-w-0 truncate text-xs text-fg-muted tabular-nums">
        {facts.join(' · ')}
      </span>
    </span>
  );
}

type BoardHeadProps = Omit<MoreProps, 'onView'> & {
  onView: (view: View) => void;
  /** The one filled button. */
  action: ReactNode;
};

/** The role, how it is looked at, and what can be done: in one line where there is room. */
export function BoardHead({ board, view, onView, onNames, action }: BoardHeadProps) {
  const isWide = useIsWide();
  const title = (
    <div className="flex min-w-0 grow basis-[32rem] items-center gap-1 max-md:basis-0">
      <Tooltip content={text.back}>
        <Link
          to={paths.talentSelection}
          aria-label={text.back}
          className="-ml-2 grid size-8.5 shrink-0 place-items-center rounded-md text-fg-muted hover:bg-surface-hover hover:text-fg max-md:size-11"
        >
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </Tooltip>
      <h1 tabIndex={-1} className="min-w-0 truncate text-2xl max-md:text-xl" title={board.title}>
        {board.title}
      </h1>
      <RoleSwitch role={board.role_id} />
      {isWide && (
        <span className="ml-2.5 flex min-w-24 flex-1">
          <Standing board={board} />
        </span>
      )}
    </div>
  );
  if (!isWide)
    return (
      <header className="flex flex-col gap-1">
        <div className="flex items-center gap-2">
          {title}
          <More board={board} view={view} onView={onView} onNames={onNames} />
        </div>
        <Standing board={board} />
      </header>
    );
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {title}
      <div className="flex items-center gap-2">
        <Segmented label={text.view} value={view} options={views} onChange={onView} />
        <More board={board} view={view} onNames={onNames} />
        {action}
      </div>
    </header>
  );
}
