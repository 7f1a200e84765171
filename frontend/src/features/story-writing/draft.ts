import type { GuideAnswerWire, OwnStoryWire, StoryFormWire } from '@/api/words';
import type { DraftRound } from '@/features/stories/rules';

type Told = 'company_name' | 'position' | 'summary' | 'tips' | 'language';

/** The form as its fields show it: where nothing is told, a text is empty. */
export type StoryForm = Omit<StoryFormWire, Told | 'rounds'> & { [Name in Told]: string } & {
  rounds: DraftRound[];
};

/** One's own story as the screens hold it; its paths are written as `rounds.0.description`. */
export type OwnStory = Omit<OwnStoryWire, 'form' | 'preview'> & {
  form: StoryForm;
  preview: { told_by: string } & StoryForm;
};

export type GuideAnswer = Omit<GuideAnswerWire, 'interview'> & { interview: OwnStory };
