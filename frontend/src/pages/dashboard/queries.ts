import { prefetch, prefetchList, type Prefetch } from '@/api/cache/prefetch';
import { myApplicationQuery, myApplicationsQuery } from '@/features/applications/api';
import { myInvitationsQuery } from '@/features/candidate/api';
import { seatQuery } from '@/features/cohorts/api';
import { reportQuery, reportsQuery as githubReportsQuery } from '@/features/github-reports/api';
import { dailyQuery } from '@/features/grids/puzzles/api';
import { ownPracticeQuery, skillsQuery } from '@/features/growth/api';
import { ownCaseQuery, ownCasesQuery } from '@/features/integrity/api';
import { internshipQuery, myInternshipsQuery } from '@/features/internships/api';
import { referralsQuery } from '@/features/referral/api';
import { reportsQuery } from '@/features/reports/api';
import { myProposalsQuery } from '@/features/role-proposals/api';
import { receivedQuery } from '@/features/talent/api';
import { toReadQuery } from '@/features/stories/api';
import { ownStoriesQuery } from '@/features/story-writing/api';
import { mayTell } from '@/features/story-writing/rules';

export const applications: Prefetch = () => [prefetchList(myApplicationsQuery)];

export const reports: Prefetch = () => [prefetchList(reportsQuery)];

// Invitations belong to the address: the server shows them to the account that has proved it.
export const invitations: Prefetch = ({ user }) =>
  user?.email_verified === true ? [prefetchList(myInvitationsQuery)] : [];

export const application: Prefetch = ({ params }) => [
  prefetch(myApplicationQuery(params['applicationId'] ?? '')),
];

export const internship: Prefetch = ({ params: { internshipId = '' } }) => [
  prefetch(internshipQuery('candidate', internshipId)),
];

export const question: Prefetch = ({ params: { caseId = '' } }) => [prefetch(ownCaseQuery(caseId))];

export const partnerAssessment: Prefetch = ({ params: { code = '' } }) => [
  prefetch(seatQuery(code)),
];

export const githubReport: Prefetch = ({ params: { reportId = '' } }) => [
  prefetch(reportQuery('candidate', reportId)),
];

export const candidateHome: Prefetch = (asked) => [
  prefetchList(reportsQuery),
  prefetchList(myApplicationsQuery),
  prefetchList(receivedQuery),
  prefetchList(myProposalsQuery),
  prefetchList(myInternshipsQuery),
  prefetchList(ownCasesQuery),
  prefetchList(githubReportsQuery('candidate')),
  prefetch(dailyQuery),
  prefetch(ownPracticeQuery),
  prefetch(skillsQuery),
  prefetch(toReadQuery),
  prefetch(referralsQuery),
  ...invitations(asked),
  ...(asked.user !== null && mayTell(asked.user) ? [prefetchList(ownStoriesQuery)] : []),
];
