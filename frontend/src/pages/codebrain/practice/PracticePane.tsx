import { BookOpen, History, Lightbulb } from 'lucide-react';

import type { PracticeProblem } from '@/api/words';
import { asTask } from '@/features/practice/rules';
import { text } from '@/features/practice/text';
import { ModelSolution } from '@/features/practice/work/ModelSolution';
import { PracticeFacts } from '@/features/practice/work/PracticeFacts';
import { keywordsBeside } from '@/features/problems/rules';
import { TaskText } from '@/features/problems/TaskText';
import { useUrlChoice } from '@/features/shell/url-choice';
import { Pane, PaneTabs } from '@/features/workspace/Pane';

import { PracticeHistory } from './PracticeHistory';

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

type PracticePaneProps = {
  problem: PracticeProblem;
  who: string | null;
  readOnlyReason: string | undefined;
  onOpen: (submissionId: string) => void;
  onRestore: (submissionId: string) => void;
};

/** The left pane: the problem and how it went, and everything sent for it. */
export function PracticePane({ problem, who, ...history }: PracticePaneProps) {
  const [tab, setTab] = useUrlChoice('side', ['problem', 'submissions', 'solution']);
  const solutions = problem.own?.model_solutions ?? [];
  return (
    <Pane label={text.problem}>
      <PaneTabs
        label={text.problem}
        value={tab === 'solution' && solutions.length === 0 ? 'problem' : tab}
        onChange={setTab}
        tabs={[
          {
            value: 'problem',
            label: text.statement,
            icon: <BookOpen {...ICON} />,
            content: (
              <TaskText
                task={asTask(problem)}
                facts={keywordsBeside(problem.type, problem.keywords)}
              >
                <PracticeFacts statistics={problem.statistics} own={problem.own} />
              </TaskText>
            ),
          },
          {
            value: 'submissions',
            label: text.submissions,
            icon: <History {...ICON} />,
            content: (
              <PracticeHistory
                slug={problem.slug}
                who={who}
                best={problem.own?.best_points ?? null}
                {...history}
              />
            ),
          },
          ...(solutions.length === 0
            ? []
            : [
                {
                  value: 'solution' as const,
                  label: text.modelSolution,
                  icon: <Lightbulb {...ICON} />,
                  content: <ModelSolution solutions={solutions} />,
                },
              ]),
        ]}
      />
    </Pane>
  );
}
