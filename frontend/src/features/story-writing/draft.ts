import type { GuideAnswerWire, OwnStoryWire, StoryFormWire } from '@/api/words';
import type { DraftRound } from '@/features/stories/rules';

type Filled = 'company_name' | 'position' | 'summary' | 'tips' | 'language';

/** The form as its fields show it: a text that is not filled in is empty. */
export type StoryForm = Omit<StoryFormWire, Filled | 'rounds'> & { [Name in Filled]: string } & {
  rounds: DraftRound[];
};

/** One's own story as the screens hold it; its paths are written as `rounds.0.description`. */
export type OwnStory = Omit<OwnStoryWire, 'form' | 'preview'> & {
  form: StoryForm;
  preview: { told_by: string } & StoryForm;
};

export type GuideAnswer = Omit<GuideAnswerWire, 'interview'> & { interview: OwnStory };
