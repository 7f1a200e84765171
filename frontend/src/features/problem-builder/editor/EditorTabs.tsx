import { useCallback, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Tabs } from '@/ui/Tabs';
import { FOCUS } from '@/features/problem-builder/fixes/places';
import { useFocus } from '@/features/problem-builder/fixes/use-focus';
import { OUTLINE } from '@/features/problem-builder/metadata';
import { TABS, tabOf, TASK_TABS, taskTabOf, type TabName } from '@/features/problem-builder/rules';
import { hasFolder, tasksOf } from '@/features/problem-builder/scenario/outline';
import { TaskScope } from '@/features/problem-builder/scenario/TaskScope';
import { TasksTab } from '@/features/problem-builder/scenario/TasksTab';
import { HistoryTab } from '@/features/problem-builder/tabs/HistoryTab';
import { LimitsTab } from '@/features/problem-builder/tabs/LimitsTab';
import { SolutionsTab, TemplatesTab, ValidatorsTab } from '@/features/problem-builder/tabs/SetTabs';
import { SkillsTab } from '@/features/problem-builder/tabs/SkillsTab';
import { StatementTab } from '@/features/problem-builder/tabs/StatementTab';
import { TestsTab } from '@/features/problem-builder/tabs/TestsTab';
import { VerifyTab } from '@/features/problem-builder/tabs/VerifyTab';
import { text } from '@/features/problem-builder/text';
import { VariantsTab } from '@/features/problem-builder/variants/VariantsTab';
import { useEditing } from './context';
import { GridTab } from './GridTab';

const content: Record<Exclude<TabName, 'pairs' | 'preview'>, () => ReactNode> = {
  tasks: TasksTab,
  statement: StatementTab,
  tests: TestsTab,
  solutions: SolutionsTab,
  templates: TemplatesTab,
  validators: ValidatorsTab,
  limits: LimitsTab,
  skills: SkillsTab,
  variants: VariantsTab,
  verify: VerifyTab,
  history: HistoryTab,
};

function TabContent({ tab }: { tab: TabName }) {
  const { draft } = useEditing();
  const isOfGrid =
    tab === 'pairs' || tab === 'preview' || (tab === 'skills' && draft.kind === 'grid');
  if (isOfGrid) return <GridTab tab={tab} />;
  const Content = content[tab];
  return <Content />;
}

type RowProps = {
  label: string;
  tabs: readonly TabName[];
  value: TabName;
  onChange: (tab: TabName) => void;
};

function Row({ label, tabs, value, onChange }: RowProps) {
  return (
    <Tabs<TabName>
      label={label}
      value={value}
      onChange={onChange}
      panelClassName="pt-4"
      tabs={tabs.map((tab) => ({
        value: tab,
        label: text.tabs[tab],
        content: <TabContent tab={tab} />,
      }))}
    />
  );
}

/** The parts of the problem; where a task of a scenario is open, those of the task. */
export function EditorTabs() {
  const { draft, files } = useEditing();
  const [params, setParams] = useSearchParams();
  const forget = useCallback(
    () =>
      setParams(
        (now) => {
          now.delete(FOCUS);
          return now;
        },
        { replace: true },
      ),
    [setParams],
  );
  useFocus(params.get(FOCUS), forget);
  const task = params.get('task');
  const tab = params.get('tab');
  const position =
    task !== null && draft.kind === 'multi_task' && hasFolder(files, task)
      ? (tasksOf(files.get(OUTLINE) ?? '') ?? []).findIndex((one) => one.name === task)
      : -1;
  if (task === null || position < 0) {
    return (
      <Row
        label={text.title}
        tabs={TABS[draft.kind]}
        value={tabOf(draft.kind, tab)}
        onChange={(next) => setParams({ tab: next }, { replace: true })}
      />
    );
  }
  return (
    <div>
      <TaskScope key={task} task={task} position={position + 1}>
        <Row
          label={text.title}
          tabs={TASK_TABS}
          value={taskTabOf(tab)}
          onChange={(next) => setParams({ task, tab: next }, { replace: true })}
        />
      </TaskScope>
    </div>
  );
}
