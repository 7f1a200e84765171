import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { Outlet, useLocation, useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { StoryCard } from '@/api/words';
import { paths } from '@/facts/paths';
import { storiesQuery, summaryQuery } from '@/features/stories/api';
import { FilterBar } from '@/features/stories/list/FilterBar';
import { StoryList } from '@/features/stories/list/StoryList';
import { storyQuery, withQuery, type StoryQuery } from '@/features/stories/rules';
import { text } from '@/features/stories/text';
import { cx } from '@/ui/cx';
import { useListKeys } from '@/ui/list-keys';
import { useIsWide } from '@/ui/use-media';
import type { BesideList } from './NoStory';
import { SearchField } from '@/ui/SearchField';

/** J and K go through the stories of the list. */
function useStoryKeys(
  shown: readonly StoryCard[],
  query: StoryQuery,
  besideId: string | null,
  openId: string | null,
): void {
  const navigate = useNavigate();
  const open = useCallback(
    (story: StoryCard) => void navigate(withQuery(story.path, query), { replace: openId !== null }),
    [openId, query, navigate],
  );
  useListKeys(shown, besideId, open);
}

/** The list, which stays while the stories beside it change. Under 768 px one of the two is the page. */
export default function InterviewsFrame() {
  const [params] = useSearchParams();
  const canonical = useMatch(paths.interviewCanonical);
  const byId = useMatch(paths.interviewById);
  const openId = (canonical ?? byId)?.params.id ?? null;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const summary = useQuery(summaryQuery).data;
  const query = useMemo(() => storyQuery(params), [params]);
  const list = useInfiniteQuery(storiesQuery(query));
  const shown = useMemo(() => rows(list.data), [list.data]);
  // There is room beside the list for the first story; on a phone the list is the page.
  const wide = useIsWide();
  const firstId = wide ? (shown[0]?.id ?? null) : null;
  const besideId = openId ?? firstId;
  useStoryKeys(shown, query, besideId, openId);
  // The story that is read stays while the list beside it changes.
  const change = (next: StoryQuery) =>
    void navigate(withQuery(openId === null ? paths.viewInterviews : pathname, next), {
      replace: openId === null,
    });
  const Title = openId === null ? 'h1' : 'h2';
  return (
    <div className="grid md:grid-cols-[minmax(18rem,27rem)_minmax(0,1fr)]">
      <section
        aria-label={text.listLabel}
        className={cx(
          // A screen high from the start: the footer does not run away when the stories come.
          'min-h-[calc(100dvh-59px)] bg-canvas md:sticky md:top-[59px] md:h-[calc(100dvh-59px)] md:overflow-y-auto md:border-r md:border-line',
          openId !== null && 'max-md:hidden',
        )}
      >
        <div className="flex flex-col gap-2.5 px-5 pt-5 pb-3.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <Title tabIndex={-1} className="text-2xl">
              {text.title}
            </Title>
            {summary !== undefined && (
              <span className="text-xs text-fg-muted">
                {text.totals(summary.stories, summary.new_this_week)}
              </span>
            )}
          </div>
          <SearchField
            words={text.searching}
            value={query.q}
            onSearch={(q) => change({ ...query, q, sort: q === '' ? 'recent' : 'relevance' })}
          />
          <FilterBar query={query} onChange={change} />
        </div>
        <StoryList query={query} onChange={change} openId={besideId} />
      </section>
      <div className={cx('min-w-0 bg-surface', openId === null && 'max-md:hidden')}>
        <Outlet context={{ firstId, pending: list.isPending } satisfies BesideList} />
      </div>
    </div>
  );
}
