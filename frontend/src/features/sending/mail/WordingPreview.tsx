import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { refusalWords } from '@/api/failure';
import type { WordingRequest } from '@/api/words/company/wording';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { useSettled } from '@/ui/use-settled';
import { sendTest, wordingQuery } from '@/features/sending/api';
import { MailPreview } from './MailPreview';
import { text } from '@/features/sending/text';

const words = text.mail;
/** How long nobody types before the server writes the mail again. */
const PAUSE_MS = 500;

type Member = { email: string; verified: boolean };
type ShownProps = { assessmentId: string; wording: WordingRequest; member: Member };

/** Mails the member what is typed now. */
function TestButton({ assessmentId, wording, member }: ShownProps) {
  const test = useMutation({ mutationFn: () => sendTest(assessmentId, wording) });
  const limited = test.error instanceof ApiError && test.error.status === 429;
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          loading={test.isPending}
          disabledReason={member.verified ? undefined : words.unverified}
          onClick={() => test.mutate()}
        >
          {words.test}
        </Button>
        <span className="min-w-0 text-xs [overflow-wrap:anywhere] text-fg-muted">
          {words.testHint(member.email)}
        </span>
      </div>
      <p role="status" className="text-sm text-positive-text empty:hidden">
        {test.data !== undefined && words.tested(test.data.to)}
      </p>
      {test.isError && (
        <ErrorBox error={test.error}>
          {limited ? words.many : (refusalWords(test.error) ?? words.testFailed)}
        </ErrorBox>
      )}
    </div>
  );
}

function Shown({ assessmentId, wording, member }: ShownProps) {
  const settled = useSettled(JSON.stringify(wording), PAUSE_MS);
  const query = useQuery(wordingQuery(assessmentId, JSON.parse(settled) as WordingRequest));
  return (
    <div className="flex flex-col gap-4">
      {query.isPending && (
        <div role="status" aria-label={words.loading}>
          <SkeletonRows rows={5} />
        </div>
      )}
      {query.isError && (
        <LoadFailed query={query}>{refusalWords(query.error) ?? words.failed}</LoadFailed>
      )}
      {query.data !== undefined && <MailPreview mail={query.data} />}
      <TestButton assessmentId={assessmentId} wording={wording} member={member} />
    </div>
  );
}

type WordingPreviewProps = {
  assessmentId: string;
  /** Null while something that was typed is wrong. */
  wording: WordingRequest | null;
  member: Member;
};

/** The mail as the first person on the list gets it, and a test of it to the member. */
export function WordingPreview({ wording, ...of }: WordingPreviewProps) {
  return (
    <Card title={words.title}>
      {wording === null ? (
        <p className="text-sm text-fg-muted">{words.wrong}</p>
      ) : (
        <Shown {...of} wording={wording} />
      )}
    </Card>
  );
}
