import { Lock, MessageSquare } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { watchCheck } from '@/api/live/live';
import type { OpenProblemDraft } from '@/api/words/problem-drafts';
import { paths } from '@/facts/paths';
import { Badge } from '@/ui/Badge';
import { ErrorBox } from '@/ui/ErrorBox';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { readDraft } from '@/features/problem-builder/api';
import { useDraftFiles } from '@/features/problem-builder/hooks';
import { KeptNotices } from '@/features/problem-builder/kept/KeptNotices';
import type { Kept } from '@/features/problem-builder/kept/rules';
import { useKept } from '@/features/problem-builder/kept/use-kept';
import { isOut } from '@/features/problem-builder/rules';
import { text } from '@/features/problem-builder/text';
import { Actions } from './Actions';
import { Checklist } from './Checklist';
import { ConflictDialog } from './ConflictDialog';
import { EditingContext, PACKAGE, SCENARIO, type GridTabOf } from './context';
import { EditorTabs } from './EditorTabs';

function readOnlyReasonOf(draft: OpenProblemDraft): string | undefined {
  if (draft.state === 'in_review') return text.reviewing;
  return draft.is_own && !isOut(draft) ? undefined : text.fixed;
}

/** Follows the check that runs of a draft: its log is read again with every line, one reading after the other. */
function useRunningCheck(draft: OpenProblemDraft): void {
  const { id, check } = draft;
  const running = check !== null && (check.state === 'queued' || check.state === 'running');
  const checkId = running ? check.id : null;
  useEffect(() => {
    if (checkId === null) return;
    let last: Promise<unknown> = Promise.resolve();
    let isNext = false;
    return watchCheck(checkId, () => {
      if (isNext) return;
      isNext = true;
      last = last.then(() => {
        isNext = false;
        return readDraft(id).catch(() => undefined);
      });
    });
  }, [id, checkId]);
}

type EditorProps = {
  draft: OpenProblemDraft;
  preview: (statement: string) => ReactNode;
  puzzle: GridTabOf;
};

/** One version of a problem, once it is known what this browser keeps of it. */
export function Editor(props: EditorProps) {
  usePageTitle(props.draft.title);
  const kept = useKept(props.draft.id);
  return kept === undefined ? <SkeletonRows rows={5} /> : <OpenEditor {...props} kept={kept} />;
}

/** Its tabs, what is still to be done, and what can be done with it. */
function OpenEditor({ draft, preview, puzzle, kept }: EditorProps & { kept: Kept | null }) {
  useRunningCheck(draft);
  const readOnlyReason = readOnlyReasonOf(draft);
  const files = useDraftFiles(draft, kept, readOnlyReason === undefined);
  const [revision, setRevision] = useState(0);
  const [, setParams] = useSearchParams();
  const showLog = () => setParams({ tab: 'verify' }, { replace: true });
  const replaced = () => setRevision((now) => now + 1);
  const places = draft.kind === 'multi_task' ? SCENARIO : PACKAGE;
  return (
    <EditingContext.Provider
      value={{ ...files, ...places, draft, readOnlyReason, preview, puzzle, revision }}
    >
      <PageHeader
        className="mb-4"
        above={<Link to={paths.problemBuilder}>{text.back}</Link>}
        title={draft.title}
        lead={
          <span className="flex flex-wrap items-center gap-2 text-sm">
            <span className="font-mono">{draft.name}</span>
            <span>{text.version(draft.number)}</span>
            <Badge>{text.states[draft.state]}</Badge>
          </span>
        }
      />
      <Actions onVerify={showLog} />
      {draft.comment !== null && draft.is_own && (
        <Notice tone="caution" icon={MessageSquare} className="mb-4">
          <p className="font-medium">{text.commented}</p>
          <p className="whitespace-pre-wrap">{draft.comment}</p>
        </Notice>
      )}
      {readOnlyReason !== undefined && (
        <Notice tone="info" icon={Lock} className="mb-4">
          {readOnlyReason}
        </Notice>
      )}
      <KeptNotices onDiscarded={replaced} />
      {files.failure !== null && (
        <ErrorBox error={files.failure} className="mb-4" onRetry={() => void files.save()}>
          {text.saveFailed}
        </ErrorBox>
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Checklist draft={draft} />
        <EditorTabs />
      </div>
      <ConflictDialog onSettled={replaced} />
    </EditingContext.Provider>
  );
}
