import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, ExternalLink, X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import type { BoardMove, CandidateCard, CandidateForCompany } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { candidateQuery } from '@/features/selection/api';
import { CandidateActions } from '@/features/selection/candidate/CandidateActions';
import { CandidateFacts } from '@/features/selection/candidate/CandidateFacts';
import { CandidateHistory } from '@/features/selection/candidate/CandidateHistory';
import { DeclinedNotice } from '@/features/selection/candidate/DeclinedNotice';
import { MissedCard } from '@/features/selection/candidate/MissedCard';
import type { Sought } from '@/features/selection/filters/rules';
import { nameOf } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { LoadFailed } from '@/ui/Loaded';
import { type KeyGroup, usePageKeys } from '@/ui/page-keys';
import { useShortcuts } from '@/ui/shortcuts';
import { SkeletonRows } from '@/ui/Skeleton';
import { panelTitle } from './title';
import { useNeighbours, type Neighbours } from './use-neighbours';

const words = text.panel;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

type CandidatePanelProps = {
  role: string;
  sought: Sought;
  /** Of the application. */
  id: string;
  onShow: (id: string) => void;
  onClose: () => void;
  onMove: (cards: readonly CandidateCard[], act: BoardMove) => void;
  /** Absent where the company may not use assessments. */
  onAssess: ((card: CandidateCard) => void) | undefined;
  onRemind: ((card: CandidateCard) => void) | undefined;
  /** What else the company can do with them. */
  onward: (candidate: CandidateForCompany) => ReactNode;
};

/** Fields, in which Escape has its own meaning. */
const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** Escape closes the panel from anywhere on the page, unless something in front of it takes the key. */
function useEscape(onClose: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(typing) !== null) return;
      if (document.querySelector('[role="dialog"], [role="menu"]') === null) onClose();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onClose]);
}

type BarProps = Pick<CandidatePanelProps, 'role' | 'id' | 'onShow' | 'onClose'> & {
  among: Neighbours;
};

const through: KeyGroup = { heading: text.keyList.panel, keys: text.keyList.through };

/** Through the column, to the page, and away. */
function Bar({ role, id, among, onShow, onClose }: BarProps) {
  const { previous, next, column, place, count } = among;
  const step = useCallback(
    (card: CandidateCard | undefined) => () => {
      if (card === undefined) return;
      onShow(card.id);
      announce(words.showing(nameOf(card)));
    },
    [onShow],
  );
  const keys = useMemo(() => ({ j: step(next), k: step(previous) }), [step, next, previous]);
  useShortcuts(keys);
  usePageKeys(through);
  const button = (label: string, card: CandidateCard | undefined, look: ReactNode, key: string) => (
    <IconButton
      label={label}
      size="sm"
      aria-keyshortcuts={key}
      {...(card === undefined ? { disabledReason: words.end } : { onClick: step(card) })}
    >
      {look}
    </IconButton>
  );
  return (
    <div className="flex h-11 shrink-0 items-center gap-1 border-b border-line px-2">
      {button(words.previous, previous, <ChevronUp {...icon} />, 'K')}
      {button(words.next, next, <ChevronDown {...icon} />, 'J')}
      {column !== null && (
        <span className="ml-1 min-w-0 truncate text-xs text-fg-muted tabular-nums">
          {place === null ? text.columns[column] : words.place(place, count, text.columns[column])}
        </span>
      )}
      <span className="ml-auto flex items-center gap-1">
        <Button size="sm" variant="ghost" asChild>
          <Link to={to(paths.selectionCandidate, { roleId: role, applicationId: id })}>
            <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" />
            {words.openPage}
          </Link>
        </Button>
        <IconButton label={words.close} size="sm" aria-keyshortcuts="Escape" onClick={onClose}>
          <X {...icon} />
        </IconButton>
      </span>
    </div>
  );
}

type BodyProps = Pick<CandidatePanelProps, 'onMove' | 'onAssess' | 'onRemind' | 'onward'> & {
  candidate: CandidateForCompany;
};

function Body({ candidate, onMove, onAssess, onRemind, onward }: BodyProps) {
  const move = (act: BoardMove) => onMove([candidate], act);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <CandidateActions
          isSmall
          candidate={candidate}
          onMove={move}
          onAssess={onAssess === undefined ? undefined : () => onAssess(candidate)}
          onRemind={onRemind === undefined ? undefined : () => onRemind(candidate)}
        />
      </div>
      {onward(candidate)}
      <DeclinedNotice candidate={candidate} onMove={move} />
      <MissedCard candidate={candidate} />
      <CandidateFacts candidate={candidate} />
      <CandidateHistory steps={candidate.history} />
      <p className="text-sm">
        <Link
          to={to(paths.selectionCandidate, {
            roleId: candidate.role_id,
            applicationId: candidate.id,
          })}
          className="text-link underline underline-offset-3"
        >
          {words.rest}
        </Link>
      </p>
    </div>
  );
}

/** A candidate beside the board, which stays in use: facts, result, answers and history. */
export function CandidatePanel(props: CandidatePanelProps) {
  const { role, sought, id, onShow, onClose, ...acts } = props;
  const query = useQuery(candidateQuery(id));
  const candidate = query.data;
  const among = useNeighbours({ role, sought, id, column: candidate?.column });
  const panel = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEscape(onClose);
  useEffect(() => {
    body.current?.scrollTo({ top: 0 });
    // A button of the panel keeps the focus, so that it can be pressed again.
    if (panel.current?.contains(document.activeElement) !== true)
      document.getElementById(panelTitle)?.focus({ preventScroll: true });
  }, [id]);
  return (
    <aside
      ref={panel}
      aria-labelledby={panelTitle}
      className="absolute inset-y-0 right-0 z-(--z-sticky) flex w-[min(30rem,100%)] flex-col border-l border-line bg-surface shadow-4"
    >
      <Bar role={role} id={id} among={among} onShow={onShow} onClose={onClose} />
      <div ref={body} className="min-h-0 flex-1 overflow-y-auto px-5 pt-3 pb-6">
        <h2 id={panelTitle} tabIndex={-1} className="mb-2 text-xl break-words">
          {candidate === undefined ? words.loading : nameOf(candidate)}
        </h2>
        {candidate !== undefined && <Body key={id} candidate={candidate} {...acts} />}
        {candidate === undefined && !query.isError && <SkeletonRows rows={5} />}
        {candidate === undefined &&
          query.isError &&
          (isMissing(query.error) ? (
            <p className="text-sm">{text.one.gone}</p>
          ) : (
            <LoadFailed query={query}>{text.one.failed}</LoadFailed>
          ))}
      </div>
    </aside>
  );
}
