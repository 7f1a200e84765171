import { BookOpen, History } from 'lucide-react';

import type { AttemptTask } from '@/api/types';
import { TaskText } from '@/features/problems/TaskText';
import { HistoryPanel } from '@/features/submissions/HistoryPanel';
import { text as submissionText } from '@/features/submissions/text';
import { Pane, PaneTabs } from '@/features/workspace/Pane';
import { text } from '@/features/workspace/text';

import { useUrlChoice } from './url-choice';

type ProblemPaneProps = {
  task: AttemptTask;
  total: number;
  onOpen: (submissionId: string) => void;
  onRestore: (submissionId: string) => void;
};

/** The left pane: the problem, and everything sent for it. */
export function ProblemPane({ task, total, onOpen, onRestore }: ProblemPaneProps) {
  const [tab, setTab] = useUrlChoice('side', ['problem', 'submissions']);
  return (
    <Pane label={text.problemPane}>
      <PaneTabs
        label={text.problemPane}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'problem',
            label: text.problemPane,
            icon: <BookOpen size={15} strokeWidth={1.75} aria-hidden="true" />,
            content: <TaskText task={task} total={total} />,
          },
          {
            value: 'submissions',
            label: submissionText.history,
            icon: <History size={15} strokeWidth={1.75} aria-hidden="true" />,
            count: task.submissions.length,
            content: (
              <HistoryPanel
                submissions={task.submissions}
                best={task.best_points}
                onOpen={onOpen}
                onRestore={onRestore}
              />
            ),
          },
        ]}
      />
    </Pane>
  );
}
