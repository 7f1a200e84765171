import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import type { Story } from '@/api/words';
import { paths } from '@/facts/paths';
import { storyByIdQuery } from '@/features/stories/api';
import { StoryPage } from '@/features/stories/story/StoryPage';
import { StorySkeleton } from '@/features/stories/story/StorySkeleton';
import { companyLine, storyQuery, withQuery } from '@/features/stories/rules';
import { text } from '@/features/stories/text';
import { Button } from '@/ui/Button';
import { LoadFailed } from '@/ui/Loaded';
import { usePageTitle } from '@/ui/page-title';

const words = text.story;

/** A wrong company, role or year in the address gives way to the right one. */
function useCanonical(story: Story | undefined): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (story === undefined || decodeURI(story.path) === decodeURI(pathname)) return;
    void navigate(story.path + search + hash, { replace: true });
  }, [story, pathname, search, hash, navigate]);
}

function Gone({ back }: { back: string }) {
  usePageTitle(words.goneTitle);
  return (
    <div className="mx-auto max-w-(--prose-max) px-5 py-16">
      <h1 tabIndex={-1} className="text-2xl">
        {words.goneTitle}
      </h1>
      <p className="mt-1.5 mb-5 text-md text-fg-muted">{words.gone}</p>
      <Button asChild variant="primary">
        <Link to={back}>{words.back}</Link>
      </Button>
    </div>
  );
}

/** A story that is open has the title of the page. */
function Titled({ story }: { story: Story }) {
  usePageTitle(`${story.position}, ${companyLine(story)}`);
  return <StoryPage story={story} />;
}

/** The story of the address, at /interviews/… and at /interview/{id}. */
export default function OneStory() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const query = useQuery(storyByIdQuery(id));
  useCanonical(query.data);
  const list = withQuery(paths.viewInterviews, storyQuery(params));
  return (
    <>
      <Link
        to={list}
        className="flex min-h-11 items-center gap-2 border-b border-line px-4 text-sm font-medium text-link md:hidden"
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        {words.back}
      </Link>
      {query.data !== undefined ? (
        <Titled key={id} story={query.data} />
      ) : isMissing(query.error) ? (
        <Gone back={list} />
      ) : query.isError ? (
        <div className="mx-auto max-w-205 p-6">
          <LoadFailed query={query}>{words.failed}</LoadFailed>
        </div>
      ) : (
        <StorySkeleton />
      )}
    </>
  );
}
