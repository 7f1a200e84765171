import { BookOpen, History } from 'lucide-react';
import type { ReactNode } from 'react';

import type { AttemptTask } from '@/api/words';
import { TaskText } from '@/features/problems/TaskText';
import { text as words } from '@/features/problems/text';
import { HistoryPanel } from '@/features/submissions/HistoryPanel';
import { text as submissionText } from '@/features/submissions/text';
import { Pane, PaneTabs } from '@/features/workspace/Pane';
import { text } from '@/features/workspace/text';

import { useUrlChoice } from '@/features/shell/url-choice';
import { useMedia } from '@/ui/use-media';

type ProblemPaneProps = {
  task: AttemptTask;
  total: number;
  /** Why nothing can be put into the editor now. */
  readOnlyReason: string | undefined;
  onOpen: (submissionId: string) => void;
  onRestore: (submissionId: string) => void;
  /** So much of the problem was copied. */
  onCopy: ((length: number) => void) | undefined;
  /** The way to say that something is wrong: below the pane, or where that is low after the text. */
  help: ReactNode;
};

/** How much is selected and copied now. */
const copied = (): number => document.getSelection()?.toString().length ?? 0;

/** The left pane: the problem, and everything sent for it. */
export function ProblemPane(props: ProblemPaneProps) {
  const { task, total, readOnlyReason, onOpen, onRestore, onCopy, help } = props;
  const isTall = useMedia('(min-width: 64rem) and (min-height: 40rem)');
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
            label: text.statement,
            icon: <BookOpen size={15} strokeWidth={1.75} aria-hidden="true" />,
            content: (
              <div className="contents" onCopy={() => onCopy?.(copied())}>
                <TaskText
                  task={task}
                  facts={[words.taskOf(task.position, total), words.share(task.weight)]}
                >
                  {!isTall && <div className="mt-6">{help}</div>}
                </TaskText>
              </div>
            ),
          },
          {
            value: 'submissions',
            label: submissionText.history,
            icon: <History size={15} strokeWidth={1.75} aria-hidden="true" />,
            count: task.submissions.filter(({ kind }) => kind === 'submit').length,
            content: (
              <HistoryPanel
                submissions={task.submissions}
                best={task.best_points}
                readOnlyReason={readOnlyReason}
                onOpen={onOpen}
                onRestore={onRestore}
              />
            ),
          },
        ]}
      />
      {isTall && <div className="flex-none border-t border-line px-[22px] py-0.5">{help}</div>}
    </Pane>
  );
}
