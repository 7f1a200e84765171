import { BookOpen, History, Map as MapIcon } from 'lucide-react';

import type { AttemptTask, Scenario } from '@/api/words';
import { Statement } from '@/features/problems/Statement';
import { TaskText } from '@/features/problems/TaskText';
import { text as words } from '@/features/problems/text';
import { runAgain } from '@/features/scenarios/rules';
import { text } from '@/features/scenarios/text';
import { useUrlChoice } from '@/features/shell/url-choice';
import { Pane, PaneTabs } from '@/features/workspace/Pane';
import { text as workspaceText } from '@/features/workspace/text';
import { PracticeHistory } from '@/pages/codebrain/practice/PracticeHistory';

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

type ScenarioPaneProps = {
  scenario: Scenario;
  task: AttemptTask;
  who: string | null;
  readOnlyReason: string | undefined;
  onOpen: (submissionId: string) => void;
  onRestore: (submissionId: string) => void;
};

/** The left pane: the task, what the tasks have in common, and everything sent for the task. */
export function ScenarioPane({ scenario, task, who, ...history }: ScenarioPaneProps) {
  const [tab, setTab] = useUrlChoice('side', ['problem', 'scenario', 'submissions']);
  const { position, weight } = task;
  const again = runAgain(scenario, position);
  return (
    <Pane label={workspaceText.problemPane}>
      <PaneTabs
        label={workspaceText.problemPane}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'problem',
            label: text.statement,
            icon: <BookOpen {...ICON} />,
            content: (
              <TaskText
                key={task.id}
                task={task}
                facts={[
                  words.taskOf(position, scenario.tasks.length),
                  words.share(weight),
                  ...(again.length > 0 ? [text.again(again)] : []),
                ]}
              />
            ),
          },
          {
            value: 'scenario',
            label: text.about,
            icon: <MapIcon {...ICON} />,
            content: (
              <article
                className="flex-1 overflow-y-auto px-[22px] py-[18px]"
                tabIndex={0}
                aria-label={scenario.title}
              >
                <h2 className="mb-2.5 text-[26px] leading-8">{scenario.title}</h2>
                <Statement text={scenario.statement} />
              </article>
            ),
          },
          {
            value: 'submissions',
            label: text.submissions,
            icon: <History {...ICON} />,
            content: (
              <PracticeHistory
                key={task.id}
                slug={scenario.slug}
                task={position}
                who={who}
                best={task.best_points}
                {...history}
              />
            ),
          },
        ]}
      />
    </Pane>
  );
}
