import type { WaitingKind } from '@/api/words/admin';

const kinds: Record<WaitingKind, string> = {
  support: 'Conversations that wait for support',
  inquiry: 'Companies that want in',
  stale_inquiry: 'Inquiries without a step for two weeks',
  company_details: 'Names and domains of companies to check',
  role: 'Roles to review',
  applicant: 'Applicants to release',
  submitted_item: 'Checklist items to look at',
  own_item: 'Checklist items of your own',
  ready_internship: 'Internships to mark as ready',
  appeal: 'Appeals about attempts',
  integrity_case: 'Integrity cases to decide',
  story: 'Stories to publish',
  held_story: 'Stories in which a check found something',
  flagged_story: 'Stories that somebody objects to',
  edited_story: 'Changes to stories',
  story_reply: 'Answers of companies to stories',
  partner_application: 'Applications to become a partner',
  problem: 'Problems to publish',
};

/** Words of the admin's home. */
export const text = {
  title: 'Home',
  lead: 'What waits today. Each line leads to its list.',
  card: 'Waiting',
  list: 'What waits for you',
  kinds,
  oldest: 'the oldest',
  empty: 'Nothing waits for you.',
  failed: 'What waits for you could not be loaded.',
} as const;
