import { useNavigate } from 'react-router-dom';
import type { Conversation } from '@/api/words';
import type { OwnStory } from '@/features/story-writing/draft';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { SaveState } from '@/ui/SaveState';
import { FormContext } from '@/features/story-writing/fields/form-context';
import { editPath, TroubleNotice } from '@/features/story-writing/notices';
import {
  ResultSection,
  RoundsSection,
  WhereSection,
  WordsSection,
} from '@/features/story-writing/fields/sections';
import { text } from '@/features/story-writing/text';
import { useDraft } from '@/features/story-writing/saving/use-draft';
import { Thread } from './Thread';
import { useGuide } from './use-guide';
import { WhoAsks } from './WhoAsks';

const words = text.chat;
const created = () => undefined;

type GuidedStoryProps = { own: OwnStory; conversation: Conversation };

/** The conversation, and beside it the story that it fills in; both may be written. */
export function GuidedStory({ own, conversation }: GuidedStoryProps) {
  const { state, saver, wiring } = useDraft(own, 'guided', created);
  const guide = useGuide(own.id, conversation, saver);
  const navigate = useNavigate();
  const toForm = async () => {
    // What cannot be saved now is kept in this browser and put back there.
    await saver.flush();
    void navigate(editPath(own.id));
  };
  return (
    <FormContext value={wiring}>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-4">
          <WhoAsks guide={guide} />
          <Thread guide={guide} />
          <Button
            size={guide.next === null ? 'lg' : 'md'}
            variant={guide.next === null ? 'primary' : 'ghost'}
            className="self-start"
            onClick={() => void toForm()}
          >
            {guide.next === null ? words.toForm : words.switch}
          </Button>
        </div>
        <Card title={words.draft} action={<SaveState status={state.status} />}>
          <div className="flex flex-col gap-8">
            {state.trouble !== null && <TroubleNotice trouble={state.trouble} saver={saver} />}
            <WhereSection />
            <RoundsSection />
            <ResultSection />
            <WordsSection />
          </div>
        </Card>
      </div>
    </FormContext>
  );
}
