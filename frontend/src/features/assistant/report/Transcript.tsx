import { useQuery } from '@tanstack/react-query';

import type { ReportTask } from '@/api/words';
import type { AssistantQuestion } from '@/api/words/assistant';
import { toReader } from '@/facts/reader';
import { languageLabel } from '@/features/problems/rules';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';

import { Answer } from '@/features/assistant/Answer';
import { type TranscriptSource, transcriptQuery } from '@/features/assistant/api';
import { text } from '@/features/assistant/text';

const words = text.report;

type TranscriptProps = {
  source: TranscriptSource;
  /** Whether its candidate reads it. */
  isOwn: boolean;
  tasks: readonly Pick<ReportTask, 'position' | 'title'>[];
};

/** Everything that was asked in an attempt and answered, task by task. */
export function Transcript({ source, isOwn, tasks }: TranscriptProps) {
  const query = useQuery(transcriptQuery(source));
  if (query.isError) return <LoadFailed query={query}>{words.failed}</LoadFailed>;
  if (query.data === undefined) return <SkeletonRows />;
  const { assistant, questions } = query.data;
  const of = (position: number) => questions.filter((one) => one.position === position);
  return (
    <div className="grid max-w-4xl gap-4.5">
      <Card title={words.title}>
        <p className="text-sm">{text.uses[assistant]}</p>
        <p className="text-xs text-fg-muted">{words.lead}</p>
        {assistant === 'unused' && <p className="mt-2 text-sm">{toReader(words.none, isOwn)}</p>}
        {assistant === 'used' && questions.length === 0 && (
          <p className="mt-2 text-sm">{toReader(words.removed, isOwn)}</p>
        )}
      </Card>
      {tasks
        .filter(({ position }) => of(position).length > 0)
        .map(({ position, title }) => (
          <Card key={position} title={words.task(position, title)}>
            <ol className="flex flex-col gap-5">
              {of(position).map((question) => (
                <Entry key={question.number} question={question} isOwn={isOwn} />
              ))}
            </ol>
          </Card>
        ))}
    </div>
  );
}

function Entry({ question, isOwn }: { question: AssistantQuestion; isOwn: boolean }) {
  const { language, code, failure, model } = question;
  return (
    <li className="flex min-w-0 flex-col gap-2 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-fg-muted">
        <span className="font-semibold">{toReader(words.candidate, isOwn)}</span>
        <Time at={question.asked_at} look="absolute" />
      </p>
      <p className="text-sm break-words whitespace-pre-wrap">{question.question}</p>
      {language !== null && code !== null && (
        <details className="text-sm">
          <summary className="cursor-pointer text-xs text-fg-muted">
            {words.code(languageLabel(language))}
          </summary>
          <pre
            tabIndex={0}
            className="mt-1 overflow-x-auto rounded-md bg-surface-sunken p-2.5 font-mono text-xs"
          >
            {code}
          </pre>
        </details>
      )}
      <p className="text-xs text-fg-muted">
        <span className="font-semibold">{text.assistant}</span>
        {model !== null && <> · {words.by(model)}</>}
      </p>
      {question.answer === '' ? (
        <p className="text-sm text-fg-muted">{words.noAnswer}</p>
      ) : (
        <Answer answer={question.answer} ended />
      )}
      {question.state === 'stopped' && (
        <p className="text-xs text-fg-muted">{toReader(words.stopped, isOwn)}</p>
      )}
      {question.cut && <p className="text-xs text-fg-muted">{text.cut}</p>}
      {failure !== null && <p className="text-xs text-fg-muted">{text.failures[failure]}</p>}
    </li>
  );
}
