import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useOutletContext } from 'react-router-dom';
import { storyByIdQuery } from '@/features/stories/api';
import { StoryPage } from '@/features/stories/story/StoryPage';
import { StorySkeleton } from '@/features/stories/story/StorySkeleton';
import { text } from '@/features/stories/text';
import { EmptyState } from '@/ui/EmptyState';
import { usePageTitle } from '@/ui/page-title';

/** What the list says to the page beside it. */
export type BesideList = {
  /** The story to show while the address names none. */
  firstId: string | null;
  /** Whether the list is still being fetched. */
  pending: boolean;
};

function First({ id }: { id: string }) {
  const { data, isError } = useQuery(storyByIdQuery(id));
  if (data !== undefined) return <StoryPage story={data} heading="h2" />;
  return isError ? <Choose /> : <StorySkeleton />;
}

function Choose() {
  return (
    <EmptyState icon={MessagesSquare} className="py-32">
      {text.choose}
    </EmptyState>
  );
}

/** Beside the list while the address names no story: the first of the list. */
export default function NoStory() {
  usePageTitle(text.title);
  const { firstId, pending } = useOutletContext<BesideList>();
  if (firstId !== null) return <First key={firstId} id={firstId} />;
  return pending ? <StorySkeleton /> : <Choose />;
}
