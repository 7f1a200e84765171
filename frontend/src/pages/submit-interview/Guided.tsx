import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { failureWords, isMissing } from '@/api/failure';
import { paths } from '@/facts/paths';
import { conversationQuery, createStory, ownStoryQuery } from '@/features/story-writing/api';
import { emptyForm } from '@/features/story-writing/form';
import { Gate } from '@/features/story-writing/Gate';
import { GuidedStory } from '@/features/story-writing/guided/GuidedStory';
import { guidePath } from '@/features/story-writing/notices';
import { text } from '@/features/story-writing/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { LoadFailed } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';

const words = text.chat;

/** Nothing is stored before the person begins. */
function Beginning() {
  const navigate = useNavigate();
  const mutation = useMutation({
    mutationFn: () => createStory(emptyForm, 'guided'),
    onSuccess: (own) => void navigate(guidePath(own.id), { replace: true }),
  });
  return (
    <Card className="max-w-(--prose-max)">
      <p className="mb-2 text-md">{words.guidedIntro}</p>
      <p className="mb-5 text-sm text-fg-muted">{words.beginDetail}</p>
      {mutation.isError && (
        <ErrorBox className="mb-4" error={mutation.error}>
          {failureWords(mutation.error, words.beginFailed)}
        </ErrorBox>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="lg"
          loading={mutation.isPending}
          onClick={() => mutation.mutate()}
        >
          {words.begin}
        </Button>
        <Button asChild size="lg">
          <Link to={paths.submitInterviewManual}>{text.choice.manual.title}</Link>
        </Button>
      </div>
    </Card>
  );
}

function Going({ id }: { id: string }) {
  const own = useQuery(ownStoryQuery(id));
  const conversation = useQuery(conversationQuery(id));
  const failed = [own, conversation].find(({ isError }) => isError);
  if (own.data !== undefined && conversation.data !== undefined)
    return own.data.actions.includes('edit') ? (
      <GuidedStory own={own.data} conversation={conversation.data} />
    ) : (
      <p className="text-md">{text.form.locked}</p>
    );
  if (failed === undefined) return <SkeletonRows rows={5} />;
  if (isMissing(failed.error)) return <p className="text-md">{text.form.gone}</p>;
  return <LoadFailed query={failed}>{words.loadFailed}</LoadFailed>;
}

/** A story written by answering questions; the address names the draft once there is one. */
export default function Guided() {
  usePageTitle(words.title);
  const [params] = useSearchParams();
  const id = params.get('id');
  return (
    <Gate>
      {() => (
        <div className="mx-auto max-w-320 px-4 py-8 md:px-10">
          <PageHeader title={words.title} lead={words.lead} />
          {id === null ? <Beginning /> : <Going key={id} id={id} />}
        </div>
      )}
    </Gate>
  );
}
