import type { OwnStory } from '@/api/words';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { StoryBody, StoryFacts } from '@/features/interviews/read/StoryView';
import { text } from './text';

const words = text.preview;

/** The story as readers will see it; everything that is not here stays private. */
export function PreviewDialog({
  story,
  onClose,
}: {
  story: OwnStory['preview'];
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.detail}
      className="md:w-[min(54rem,calc(100vw-2rem))]"
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.back}
        </Button>
      }
    >
      <p className="font-display text-2xl break-words">{story.position}</p>
      <p className="text-md text-fg-muted">{story.company_name}</p>
      <StoryFacts story={story} checkedAt={null} />
      <StoryBody story={story} reply={null} />
    </Dialog>
  );
}
