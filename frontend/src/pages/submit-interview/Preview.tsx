import type { OwnStory } from '@/features/story-writing/draft';
import { StoryBody, StoryFacts } from '@/features/stories/story/StoryView';

/** A story that is being written, as its readers will see it. */
export const preview = (story: OwnStory['preview']) => (
  <>
    <p className="font-display text-2xl break-words">{story.position}</p>
    <p className="text-md text-fg-muted">{story.company_name}</p>
    <StoryFacts story={story} checkedAt={null} />
    <StoryBody story={story} reply={null} />
  </>
);
