import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { StoryCard } from '@/api/words';
import { paths } from '@/facts/paths';
import { toReadQuery } from '@/features/stories/api';
import { useLikeStatuses } from '@/features/stories/likes';
import { LikeButton } from '@/features/stories/LikeButton';
import { text } from '@/features/stories/text';
import { Card } from '@/ui/Card';
import { Loaded } from '@/ui/Loaded';

const words = text.reading;
const link = 'text-xs font-semibold text-link underline-offset-3 hover:underline';

function Stories({ stories }: { stories: readonly StoryCard[] }) {
  useLikeStatuses([stories.map(({ id }) => id)]);
  return (
    <ul className="-my-1.5">
      {stories.map(({ id, path, company, position, year, likes_count }) => (
        <li key={id} className="flex items-center gap-3 py-1.5 text-sm">
          <Link to={path} className="group min-w-0 flex-1">
            <span className="block truncate font-medium underline-offset-3 group-hover:underline">
              {company.name}
            </span>
            <span className="block truncate text-xs text-fg-muted">
              {words.line(position, year)}
            </span>
          </Link>
          <LikeButton id={id} count={likes_count} look="quiet" />
        </li>
      ))}
    </ul>
  );
}

/** Stories about the companies that the person has applied to. */
export function ReadingCard({ hasApplied }: { hasApplied: boolean }) {
  const query = useQuery(toReadQuery);
  return (
    <Card
      title={words.title}
      action={
        <Link to={paths.viewInterviews} className={link}>
          {words.all}
        </Link>
      }
    >
      <Loaded query={query} failed={words.failed}>
        {({ items }) =>
          items.length > 0 ? (
            <Stories stories={items} />
          ) : (
            <p className="text-sm text-fg-muted">{hasApplied ? words.none : words.notApplied}</p>
          )
        }
      </Loaded>
    </Card>
  );
}
