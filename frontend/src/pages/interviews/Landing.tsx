import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { CompanyCount } from '@/api/words';
import { paths } from '@/facts/paths';
import { summaryQuery } from '@/features/stories/api';
import { storyQuery, withQuery } from '@/features/stories/rules';
import { text } from '@/features/stories/text';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { SearchField } from '@/ui/SearchField';

const words = text.landing;
const plain = storyQuery(new URLSearchParams());

function Companies({ companies }: { companies: readonly CompanyCount[] }) {
  if (companies.length === 0)
    return (
      <EmptyState
        action={
          <Button asChild>
            <Link to={paths.submitInterview}>{words.share}</Link>
          </Button>
        }
      >
        {words.none}
      </EmptyState>
    );
  return (
    <ul className="grid gap-px bg-line md:grid-cols-2">
      {companies.map((company) => (
        <li key={company.slug} className="bg-surface">
          <Link
            to={withQuery(paths.viewInterviews, { ...plain, company: [company.slug] })}
            className="flex min-h-14 items-center gap-3 px-4.5 py-2.5 text-sm -outline-offset-2 hover:bg-surface-hover"
          >
            <Avatar name={company.name} square className="size-9 text-xs" />
            <span className="min-w-0 flex-1 truncate font-medium">{company.name}</span>
            <span className="text-xs text-fg-muted tabular-nums">
              {text.stories(company.stories)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Where one begins: search, the companies with most stories, and one's own story. */
export default function Landing() {
  usePageTitle(text.title);
  const navigate = useNavigate();
  const query = useQuery(summaryQuery);
  return (
    <div className="mx-auto flex max-w-240 flex-col gap-8 px-4 py-12 max-md:py-8 md:px-10">
      <header>
        <h1 tabIndex={-1} className="display text-5xl text-balance max-md:text-3xl">
          {words.title}
        </h1>
        <p className="mt-3 max-w-(--prose-max) text-lg text-pretty text-fg-muted">{words.lead}</p>
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <div className="min-w-64 flex-1">
            <SearchField
              words={text.searching}
              value=""
              onSearch={(q) =>
                void navigate(withQuery(paths.viewInterviews, { ...plain, q, sort: 'relevance' }))
              }
            />
          </div>
          <Button asChild>
            <Link to={paths.viewInterviews}>{words.browse}</Link>
          </Button>
        </div>
        {query.data !== undefined && (
          <p className="mt-3 text-xs text-fg-muted">
            {text.totals(query.data.stories, query.data.new_this_week)}
          </p>
        )}
      </header>
      <Card flush title={words.top}>
        {query.data !== undefined ? (
          <Companies companies={query.data.top_companies} />
        ) : query.isError ? (
          <LoadFailed query={query} className="m-4">
            {words.topFailed}
          </LoadFailed>
        ) : (
          <SkeletonRows />
        )}
      </Card>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0">
            <h2 className="text-lg">{words.shareTitle}</h2>
            <p className="mt-1 text-sm text-fg-muted">{words.shareLead}</p>
          </div>
          <Button asChild variant="primary" size="lg">
            <Link to={paths.submitInterview}>
              <PenLine size={16} strokeWidth={1.75} aria-hidden="true" />
              {words.share}
            </Link>
          </Button>
        </div>
      </Card>
    </div>
  );
}
