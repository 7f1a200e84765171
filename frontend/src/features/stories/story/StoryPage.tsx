import { Flag } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Story } from '@/api/words';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { useLikeStatuses } from '@/features/stories/likes';
import { slugsOf, storyQuery, withQuery } from '@/features/stories/rules';
import { text } from '@/features/stories/text';
import { LikeButton } from '@/features/stories/LikeButton';
import { StoryItem, VerifiedBadge } from '@/features/stories/list/StoryItem';
import { CompanyCorner } from './CompanyCorner';
import { CopyLink } from './CopyLink';
import { ReportDialog } from './ReportDialog';
import { Stats } from './Stats';
import { StoryBody, StoryFacts } from './StoryView';

const words = text.story;
const plain = storyQuery(new URLSearchParams());

/** Company, role and year, each leading to its stories. */
function Breadcrumb({ story }: { story: Story }) {
  const { company, position } = slugsOf(story);
  const about = { ...plain, company: [company] };
  const crumbs = [
    { label: story.company.name, query: about },
    { label: story.position, query: { ...about, position: [position] } },
    { label: String(story.year), query: { ...about, year: [String(story.year)] } },
  ];
  return (
    <nav aria-label={words.breadcrumb} className="text-xs text-fg-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ label, query }, index) => (
          <li key={index} className="flex min-w-0 items-center gap-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-fg-subtle">
                /
              </span>
            )}
            <Link
              to={withQuery(paths.viewInterviews, query)}
              className="truncate py-1 hover:text-fg hover:underline max-md:py-3"
            >
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Related({ story }: { story: Story }) {
  if (story.related.length === 0) return null;
  return (
    <section className="mt-9">
      <h2 className="mb-2 text-lg">{words.related}</h2>
      <ul className="-mx-4">
        {story.related.map((card) => (
          <StoryItem key={card.id} card={card} to={card.path} />
        ))}
      </ul>
    </section>
  );
}

type StoryPageProps = {
  story: Story;
  /** h2 where the page around it has an h1. */
  heading?: 'h1' | 'h2';
};

/** One story, whole. */
export function StoryPage({ story, heading: Heading = 'h1' }: StoryPageProps) {
  const [reporting, setReporting] = useState(false);
  const groups = useMemo(
    () => [[story.id, ...story.related.map((card) => card.id)]],
    [story.id, story.related],
  );
  useLikeStatuses(groups);
  const level = `${text.levels[story.level]} · ${text.sources[story.source]}`;
  return (
    <article className="mx-auto max-w-205 px-4 py-6 md:px-8">
      <Breadcrumb story={story} />
      <div className="mt-2.5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <Heading tabIndex={-1} className="text-[32px] leading-[38px] break-words max-md:text-2xl">
            {story.position}
          </Heading>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-md text-fg-muted">
            {story.company.name}, {level}
            {story.verified && <VerifiedBadge />}
          </p>
        </div>
        <div className="flex gap-2">
          <LikeButton id={story.id} count={story.likes_count} look="button" />
          <CopyLink path={story.path} />
        </div>
      </div>
      <StoryFacts story={story} checkedAt={story.checked_at} />
      <StoryBody story={story} reply={story.reply} />
      <CompanyCorner story={story} />
      <p className="mt-7 border-t border-line pt-4">
        <Button
          variant="ghost"
          icon={<Flag size={15} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setReporting(true)}
        >
          {words.report}
        </Button>
      </p>
      {story.company_stats !== null && (
        <div className="mt-6">
          <Stats company={story.company.name} stats={story.company_stats} />
        </div>
      )}
      <Related story={story} />
      {reporting && <ReportDialog id={story.id} onClose={() => setReporting(false)} />}
    </article>
  );
}
