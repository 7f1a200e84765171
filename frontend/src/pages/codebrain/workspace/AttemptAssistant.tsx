import type { RefObject } from 'react';

import type { AttemptTask, LanguageId } from '@/api/words';
import { leaseOf, type TimedAttempt } from '@/features/attempts/api';
import { AssistantPanel } from '@/features/assistant/AssistantPanel';
import type { Recording } from '@/features/recordings/use-recorder';
import type { EditorHandle } from '@/features/workspace/hooks';

type AttemptAssistantProps = {
  attempt: TimedAttempt;
  task: AttemptTask;
  language: LanguageId;
  editor: RefObject<EditorHandle | null>;
  recording: Recording | null;
  /** Why nothing can be sent from here now. */
  blocked: string | undefined;
};

/** The assistant of an attempt, with what is in the editor. */
export function AttemptAssistant(props: AttemptAssistantProps) {
  const { attempt, task, language, editor, recording, blocked } = props;
  return (
    <AssistantPanel
      attemptId={attempt.id}
      assistant={attempt.assistant}
      task={task}
      language={language}
      codeOf={() => editor.current?.text() ?? ''}
      leaseOf={() => leaseOf(attempt.id)}
      blocked={blocked}
      onCopied={recording?.onAnswerCopied}
    />
  );
}
