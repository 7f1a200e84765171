import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OwnStory } from '@/features/story-writing/draft';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { usePageTitle } from '@/ui/page-title';
import { text } from '@/features/story-writing/text';

const words = text.sent;

/** What happens to a story that was sent. */
export function Sent({ own }: { own: OwnStory }) {
  const published = own.state === 'published' && !own.pending_edit;
  const title = published ? words.published : words.title;
  usePageTitle(title);
  return (
    <div role="status" className="flex flex-col items-start py-10">
      <CircleCheck size={32} strokeWidth={1.5} className="text-positive-text" aria-hidden="true" />
      <h1 tabIndex={-1} className="mt-3 text-3xl">
        {title}
      </h1>
      <p className="mt-1.5 mb-6 text-md text-fg-muted">
        {published ? words.publishedDetail : words.detail}
      </p>
      <div className="flex flex-wrap gap-2">
        {published && own.path !== null && (
          <Button asChild variant="primary" size="lg">
            <Link to={own.path}>{words.read}</Link>
          </Button>
        )}
        <Button asChild variant={published ? 'secondary' : 'primary'} size="lg">
          <Link to={`${paths.dashboard}#interviews`}>{words.dashboard}</Link>
        </Button>
        <Button asChild size="lg">
          <Link to={paths.submitInterview}>{words.another}</Link>
        </Button>
      </div>
    </div>
  );
}
