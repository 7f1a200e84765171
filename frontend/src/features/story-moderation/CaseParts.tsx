import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { failureWords } from '@/api/failure';
import type { ModeratedStory, StoryWarning } from '@/api/words';
import { text as reading } from '@/features/stories/text';
import { text as share } from '@/features/story-writing/text';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { notify } from '@/ui/notify';
import { Time } from '@/ui/Time';
import { decideReply, refreshQueues } from './api';
import { text } from './text';

const words = text.case;

type StoryProps = { story: ModeratedStory };

/** What the checks found, one line each. */
export function FindingList({ warnings }: { warnings: readonly StoryWarning[] }) {
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {warnings.map((warning, index) => (
        <li key={index} className="flex items-start gap-2">
          <TriangleAlert
            size={16}
            strokeWidth={1.75}
            className="mt-0.5 shrink-0 text-caution-text"
            aria-hidden="true"
          />
          <span className="min-w-0 break-words">
            {share.warnings[warning.code]}
            {warning.text !== '' && `: ${warning.text}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The same as a card; hints, never a verdict. */
export function Findings({ story }: StoryProps) {
  return (
    <Card title={words.warnings} headingLevel={3}>
      {story.warnings.length === 0 ? (
        <p className="flex items-center gap-2 text-sm text-fg-muted">
          <CircleCheck size={16} strokeWidth={1.75} className="text-positive" aria-hidden="true" />
          {words.warningsNone}
        </p>
      ) : (
        <>
          <FindingList warnings={story.warnings} />
          <p className="mt-3 text-xs text-fg-muted">{words.warningsHint}</p>
        </>
      )}
    </Card>
  );
}

/** What readers said, without who they are. */
export function Reports({ story }: StoryProps) {
  if (story.reports.length === 0 && story.dispute === null) return null;
  return (
    <Card title={words.reports} headingLevel={3}>
      <ul className="flex flex-col gap-3 text-sm">
        {story.reports.map((report, index) => (
          <li key={index} className="border-l-2 border-line pl-3">
            <p className="font-medium">{reading.report.reasons[report.reason]}</p>
            {report.text !== null && <p className="break-words">{report.text}</p>}
            <p className="text-xs text-fg-muted">
              <Time at={report.at} />
            </p>
          </li>
        ))}
        {story.dispute !== null && (
          <li className="border-l-2 border-caution-line pl-3">
            <p className="font-medium">{words.dispute}</p>
            <p className="break-words whitespace-pre-line">{story.dispute.text}</p>
            <p className="text-xs text-fg-muted">
              <Time at={story.dispute.at} />
            </p>
          </li>
        )}
      </ul>
    </Card>
  );
}

/** The company's reply, decided on by itself. */
export function Reply({ story }: StoryProps) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ version, act }: { version: number; act: 'publish' | 'reject' }) =>
      decideReply(story.id, version, act),
    onSuccess: (_nothing, { act }) => {
      notify('success', words.replyDone[act]);
      void refreshQueues(client);
    },
    onError: () => void refreshQueues(client),
  });
  const { reply } = story;
  if (reply === null) return null;
  const waits = reply.state === 'pending_review';
  const act = (which: 'publish' | 'reject') => () =>
    mutation.mutate({ version: reply.version, act: which });
  return (
    <Card
      title={words.reply}
      headingLevel={3}
      action={<Badge tone={waits ? 'info' : 'neutral'}>{text.replies[reply.state]}</Badge>}
    >
      <p className="text-sm break-words whitespace-pre-line">{reply.text}</p>
      {mutation.isError && (
        <ErrorBox className="mt-3" error={mutation.error}>
          {failureWords(mutation.error, words.replyFailed)}
        </ErrorBox>
      )}
      {waits && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button loading={mutation.isPending} onClick={act('publish')}>
            {words.replyPublish}
          </Button>
          <Button variant="danger" loading={mutation.isPending} onClick={act('reject')}>
            {words.replyReject}
          </Button>
        </div>
      )}
    </Card>
  );
}
