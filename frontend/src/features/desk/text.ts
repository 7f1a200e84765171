import type { WaitingKind } from '@/api/words/admin';

const kinds: Record<WaitingKind, string> = {
  support: 'Conversations waiting for support',
  inquiry: 'Company requests',
  stale_inquiry: 'Inquiries idle for two weeks',
  company_details: 'Company names and domains to verify',
  role: 'Roles to review',
  applicant: 'Applicants to release',
  submitted_item: 'Checklist items to review',
  own_item: 'Your own checklist items',
  ready_internship: 'Internships to mark as ready',
  appeal: 'Integrity appeals',
  integrity_case: 'Integrity cases to decide',
  story: 'Stories to publish',
  held_story: 'Stories held by a check',
  flagged_story: 'Reported stories',
  edited_story: 'Changes to stories',
  story_reply: 'Company replies to stories',
  partner_application: 'Applications to become a partner',
  problem: 'Problems to publish',
  invitation_report: 'Reported invitations',
};

/** Words of the admin's home. */
export const text = {
  title: 'Home',
  lead: 'Your queues. Each line opens its list.',
  card: 'Waiting',
  list: 'Waiting for you',
  kinds,
  oldest: 'oldest',
  empty: 'You’re all caught up.',
  failed: 'Your queues could not be loaded.',
} as const;
