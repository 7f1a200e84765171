import { Lock, MessageSquare } from 'lucide-react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { watchCheck } from '@/api/live/live';
import type { OpenProblemDraft } from '@/api/words/problem-drafts';
import { paths } from '@/facts/paths';
import { Badge } from '@/ui/Badge';
import { ErrorBox } from '@/ui/ErrorBox';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { Tabs } from '@/ui/Tabs';
import { readDraft } from '@/features/problem-builder/api';
import { useDraftFiles } from '@/features/problem-builder/hooks';
import { isOut, TABS, tabOf, type TabName } from '@/features/problem-builder/rules';
import { HistoryTab } from '@/features/problem-builder/tabs/HistoryTab';
import { LimitsTab } from '@/features/problem-builder/tabs/LimitsTab';
import { SolutionsTab, TemplatesTab, ValidatorsTab } from '@/features/problem-builder/tabs/SetTabs';
import { SkillsTab } from '@/features/problem-builder/tabs/SkillsTab';
import { StatementTab } from '@/features/problem-builder/tabs/StatementTab';
import { TestsTab } from '@/features/problem-builder/tabs/TestsTab';
import { VerifyTab } from '@/features/problem-builder/tabs/VerifyTab';
import { text } from '@/features/problem-builder/text';
import { Actions } from './Actions';
import { Checklist } from './Checklist';
import { ConflictDialog } from './ConflictDialog';
import { EditingContext, type GridTabOf } from './context';
import { GridTab } from './GridTab';

const content: Record<Exclude<TabName, 'pairs' | 'preview'>, () => ReactNode> = {
  statement: StatementTab,
  tests: TestsTab,
  solutions: SolutionsTab,
  templates: TemplatesTab,
  validators: ValidatorsTab,
  limits: LimitsTab,
  skills: SkillsTab,
  verify: VerifyTab,
  history: HistoryTab,
};

function readOnlyReasonOf(draft: OpenProblemDraft): string | undefined {
  if (draft.state === 'in_review') return text.reviewing;
  return draft.is_own && !isOut(draft) ? undefined : text.fixed;
}

/** Follows the check that runs of a draft: its log is read again with every line. */
function useRunningCheck(draft: OpenProblemDraft): void {
  const { id, check } = draft;
  const running = check !== null && (check.state === 'queued' || check.state === 'running');
  const checkId = running ? check.id : null;
  useEffect(() => {
    if (checkId === null) return;
    return watchCheck(checkId, () => void readDraft(id).catch(() => undefined));
  }, [id, checkId]);
}

type TabContentProps = { kind: OpenProblemDraft['kind']; tab: TabName };

function TabContent({ kind, tab }: TabContentProps) {
  const isOfGrid = tab === 'pairs' || tab === 'preview' || (tab === 'skills' && kind === 'grid');
  if (isOfGrid) return <GridTab tab={tab} />;
  const Content = content[tab];
  return <Content />;
}

type EditorProps = {
  draft: OpenProblemDraft;
  preview: (statement: string) => ReactNode;
  puzzle: GridTabOf;
};

/** One version of a problem: its tabs, what is still to be done, and what can be done with it. */
export function Editor({ draft, preview, puzzle }: EditorProps) {
  usePageTitle(draft.title);
  useRunningCheck(draft);
  const files = useDraftFiles(draft);
  const [revision, setRevision] = useState(0);
  const [params, setParams] = useSearchParams();
  const show = useCallback((tab: TabName) => setParams({ tab }, { replace: true }), [setParams]);
  const readOnlyReason = readOnlyReasonOf(draft);
  return (
    <EditingContext.Provider value={{ ...files, draft, readOnlyReason, preview, puzzle, revision }}>
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
      <Actions onVerify={() => show('verify')} />
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
      {files.failure !== null && (
        <ErrorBox error={files.failure} className="mb-4" onRetry={() => void files.save()}>
          {text.saveFailed}
        </ErrorBox>
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Checklist draft={draft} />
        <Tabs<TabName>
          label={text.title}
          value={tabOf(draft.kind, params.get('tab'))}
          onChange={show}
          panelClassName="pt-4"
          tabs={TABS[draft.kind].map((value) => ({
            value,
            label: text.tabs[value],
            content: <TabContent kind={draft.kind} tab={value} />,
          }))}
        />
      </div>
      <ConflictDialog onSettled={() => setRevision((now) => now + 1)} />
    </EditingContext.Provider>
  );
}
