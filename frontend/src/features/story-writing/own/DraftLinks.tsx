import { FilePenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { Time } from '@/ui/Time';
import { editPath } from '@/features/story-writing/notices';
import { storyName } from '@/features/story-writing/rules';
import { text } from '@/features/story-writing/text';
import { useOwnDrafts } from './use-own-drafts';

const words = text.choice;

/** The drafts that one has begun, each with the way into it. */
export function DraftLinks() {
  const drafts = useOwnDrafts() ?? [];
  if (drafts.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-lg">{words.drafts}</h2>
      <ul className="mt-2 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {drafts.map((own) => (
          <li key={own.id} className="flex min-h-14 items-center gap-3 px-4 py-2.5 text-sm">
            <FilePenLine
              size={17}
              strokeWidth={1.75}
              aria-hidden="true"
              className="shrink-0 text-fg-muted"
            />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{storyName(own)}</span>
              <span className="block text-xs text-fg-muted">
                {words.changed} <Time at={own.changed_at} />
              </span>
            </span>
            <Button asChild size="sm">
              <Link to={editPath(own.id)} aria-label={words.goOn(storyName(own))}>
                {words.continue}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
