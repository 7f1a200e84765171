// The wire of interview experiences; see types.ts.
import type { components } from './schema';
import type { Page } from './types';

export type StoryLevel = 'intern' | 'graduate' | 'junior' | 'mid' | 'senior' | 'lead' | 'other';
/** How the person came to the interview. */
export type StorySource = 'applied' | 'referral' | 'recruiter' | 'campus' | 'assay' | 'other';
export type StoryExperience = 'positive' | 'neutral' | 'negative';
export type StoryOutcome =
  'offer_accepted' | 'offer_declined' | 'no_offer' | 'waiting' | 'withdrew' | 'not_said';
export type RoundKind =
  | 'phone'
  | 'online_test'
  | 'take_home'
  | 'technical'
  | 'system_design'
  | 'behavioural'
  | 'case'
  | 'hr'
  | 'other';
export type RoundFormat = 'remote' | 'onsite' | 'phone' | 'written' | 'other';
export type StoryState =
  | 'draft'
  | 'auto_check'
  | 'pending_review'
  | 'held'
  | 'changes_requested'
  | 'rejected'
  | 'published'
  | 'flagged'
  | 'removed'
  | 'withdrawn';

export type StoryCompany = {
  name: string;
  slug: string;
  /** Of a company that uses Assay itself. */
  company_id: string | null;
};

/** One piece of an excerpt; `hit` where the search's words stand. */
export type HighlightPiece = { text: string; hit: boolean };

export type StoryCard = {
  id: string;
  /** The story's own address. */
  path: string;
  company: StoryCompany;
  position: string;
  level: StoryLevel;
  year: number;
  month: number | null;
  outcome: StoryOutcome;
  difficulty: number;
  experience: StoryExperience;
  source: StorySource;
  language: string;
  rounds_count: number;
  excerpt: string;
  /** Only beside a search. */
  highlights: HighlightPiece[][] | null;
  verified: boolean;
  likes_count: number;
  published_at: string;
};

export type StoryRound = {
  kind: RoundKind;
  minutes: number | null;
  format: RoundFormat;
  /** A month, as YYYY-MM. */
  held_on: string | null;
  description: string;
  questions: string[];
};

export type StoryReply = { text: string; published_at: string; company_name: string };

export type StoryStats = {
  stories: number;
  difficulty_mean: number;
  /** Standard error of the mean. */
  difficulty_spread: number;
  outcomes: Partial<Record<StoryOutcome, number>>;
  experience: Partial<Record<StoryExperience, number>>;
  median_days_to_decision: number | null;
  median_rounds: number;
};

export type Story = StoryCard & {
  /** Made from level, position and year; never names anybody. */
  told_by: string;
  summary: string;
  rounds: StoryRound[];
  tips: string | null;
  days_to_decision: number | null;
  reply: StoryReply | null;
  checked_at: string;
  related: StoryCard[];
  company_stats: StoryStats | null;
};

export type CompanyCount = { name: string; slug: string; stories: number };

export type StoriesSummary = {
  stories: number;
  new_this_week: number;
  top_companies: CompanyCount[];
};

export type StoryCompanyMatch = CompanyCount & { company_id: string | null };

export type LikeStatus = { is_liked: boolean; likes_count: number };
/** By the interview's id; hidden and unknown ids are absent (spec §3). */
export type LikeStatuses = Record<string, LikeStatus>;

export type StoryReportReason =
  'confidential' | 'personal_data' | 'abuse' | 'false' | 'spam' | 'other';

// The author's side

/** A round as far as it is told. */
export type DraftRound = Omit<StoryRound, 'kind' | 'format'> & {
  kind: RoundKind | null;
  format: RoundFormat | null;
};

/** What the author types; anything may be absent while it is a draft. */
export type StoryForm = {
  company_name: string;
  position: string;
  level: StoryLevel | null;
  year: number | null;
  month: number | null;
  source: StorySource | null;
  rounds: DraftRound[];
  difficulty: number | null;
  experience: StoryExperience | null;
  outcome: StoryOutcome | null;
  /** Private: neither readers nor moderators see it. */
  pay: string | null;
  summary: string;
  tips: string;
  language: string;
  days_to_decision: number | null;
  no_confidential: boolean;
};

type Told = 'company_name' | 'position' | 'summary' | 'tips' | 'language';

/** The form as the server answers it: what is not told is null. */
export type StoryFormWire = Omit<StoryForm, Told | 'rounds' | 'pay'> & {
  [Name in Told]: string | null;
} & {
  rounds: (Omit<DraftRound, 'description'> & { description: string | null })[];
  pay?: string | null;
};

export type WarningCode =
  | 'email'
  | 'phone'
  | 'handle'
  | 'name_and_role'
  | 'link'
  | 'profanity'
  | 'duplicate_text'
  | 'short';

/** Something of the text that the author or the moderator should look at. */
export type StoryWarning = {
  code: WarningCode;
  /** The field's path, such as `rounds.0.description`. */
  field: string;
  text: string;
  /** Where in the field, in characters. */
  start: number;
  end: number;
};

export type OwnAction = 'edit' | 'submit' | 'withdraw';

/** One's own story; `Form` is the form as the server answers it, or as the screens hold it. */
type Own<Form> = {
  id: string;
  version: number;
  state: StoryState;
  /** How far a changed text has come beside the one that is shown. */
  edit_state: StoryState | null;
  pending_edit: boolean;
  form: Form;
  warnings: StoryWarning[];
  /** Fields that a program filled; each must be confirmed before it is sent. */
  machine_filled: string[];
  confirmed: string[];
  /** The moderator's reason. */
  note: string | null;
  likes_count: number;
  /** As readers would see it: without what is private. */
  preview: { told_by: string } & Form;
  path: string | null;
  submitted_at: string | null;
  published_at: string | null;
  created_at: string;
  changed_at: string;
  actions: OwnAction[];
};
export type OwnStory = Own<StoryForm>;
/** The same on the wire, its paths written as `rounds[0].description`. */
export type OwnStoryWire = Own<StoryFormWire>;

export type GuideStepName = components['schemas']['GuideStepName'];
export type GuideStep = { step: GuideStepName; question: string; chips: string[] };
export type GuideMode = 'guided' | 'model';

type Answered<Story> = {
  filled: { field: string; value: unknown }[];
  next: GuideStep | null;
  mode: GuideMode;
  interview: Story;
};
export type GuideAnswer = Answered<OwnStory>;
export type GuideAnswerWire = Answered<OwnStoryWire>;

export type GuideTurn = { step: GuideStepName; question: string; answer: string; at: string };
export type Conversation = { mode: GuideMode; turns: GuideTurn[]; next: GuideStep | null };

// The company's side

export type ReplyState = 'pending_review' | 'published' | 'rejected';
export type CompanyStory = StoryCard & { reply_state: ReplyState | null };
export type CompanyStories = Page<CompanyStory>;

// The moderator's side

export type ModerationQueue =
  'pending' | 'held' | 'flagged' | 'edits' | 'replies' | 'sample' | 'all';
export type ModerationKind = 'story' | 'edit' | 'reply';

export type ModerationRow = {
  id: string;
  version: number;
  state: StoryState;
  company_name: string;
  position: string;
  year: number | null;
  warnings_count: number;
  reports_count: number;
  submitted_at: string;
  age_days: number;
  overdue: boolean;
  kind: ModerationKind;
};

export type ModerationCounts = { counts: Partial<Record<ModerationQueue, number>> };

export type ModerationAct = 'publish' | 'request_changes' | 'reject' | 'remove' | 'keep' | 'verify';

export type ReasonCode =
  | 'personal_data'
  | 'confidential'
  | 'abusive'
  | 'not_an_interview'
  | 'duplicate'
  | 'spam'
  | 'unclear'
  | 'other';

export type ModerationReason = { code: ReasonCode; text: string };

export type ModerationStep = {
  at: string;
  action: string;
  actor: string;
  from: StoryState | null;
  to: StoryState | null;
  reason: string | null;
};

/** What a company has said, and the version that a decision on it names. */
export type ModeratedWords = { version: number; state: ReplyState; text: string; at: string };

export type ModeratedStory = {
  id: string;
  version: number;
  state: StoryState;
  edit_state: StoryState | null;
  /** The author's text, without what is private. */
  form: StoryFormWire;
  /** The text that readers see, where it is another. */
  live: { summary: string; tips: string | null; rounds: StoryRound[] } | null;
  warnings: StoryWarning[];
  reports: { reason: StoryReportReason; text: string | null; at: string }[];
  reply: ModeratedWords | null;
  dispute: ModeratedWords | null;
  /** Oldest first. */
  history: ModerationStep[];
  /** A handle, never who it is. */
  author: { handle: string; published: number; removed: number; trusted: boolean };
  verified: { by: 'application' | 'assessment' | 'placement' | null };
  note: string | null;
  submitted_at: string | null;
  published_at: string | null;
  actions: ModerationAct[];
};
