import { prefetch, prefetchList, type Prefetch } from '@/api/cache/prefetch';
import {
  companiesQuery,
  companyQuery,
  newCustomersQuery,
  payingQuery,
} from '@/features/admin-companies/api';
import { detailsQueueQuery, reviewQuery } from '@/features/admin-companies/details/api';
import { lookedOf } from '@/features/admin-companies/rules';
import { auditQuery } from '@/features/audit/api';
import { askedOf as auditAskedOf } from '@/features/audit/rules';
import { partnerQuery, partnersQuery } from '@/features/partners/admin/api';
import { isQueue, lookedOf as lookedOfPartners } from '@/features/partners/admin/rules';
import { waitingQuery } from '@/features/desk/api';
import { countsQuery, inquiriesQuery } from '@/features/inquiry-review/api';
import { columnOf } from '@/features/inquiry-review/rules';
import { casesQuery, countsQuery as caseCountsQuery } from '@/features/integrity/api';
import { queueOf as caseQueueOf } from '@/features/integrity/rules';
import { boardQuery, countsQuery as boardCountsQuery } from '@/features/internships/onboarding/api';
import { columnOf as boardColumnOf } from '@/features/internships/onboarding/rules';
import { reportsQuery } from '@/features/invitation-reports/api';
import { networkQuery } from '@/features/network/api';
import { askedOf } from '@/features/network/rules';
import {
  applicationsQuery,
  countsQuery as partnerCountsQuery,
} from '@/features/partner-review/api';
import { stateOf } from '@/features/partner-review/rules';
import { countsQuery as roleCountsQuery, rolesQuery } from '@/features/role-review/api';
import { queueOf as roleQueueOf } from '@/features/role-review/rules';
import { candidatesQuery } from '@/features/people/api';
import {
  attemptsQuery,
  countsQuery as presenceCountsQuery,
  peopleQuery,
} from '@/features/presence/list/api';
import { lookedOf as lookedOfPresence } from '@/features/presence/list/rules';
import { standingOf } from '@/features/people/rules';
import {
  conversationQuery,
  conversationsQuery,
  countsQuery as supportCountsQuery,
} from '@/features/support-chat/api';
import { stateOf as supportStateOf } from '@/features/support-chat/inbox/rules';
import { plansQuery } from '@/features/subscriptions/api';
import { settingsQuery } from '@/features/settings/api';
import { serverQuery } from '@/features/settings/server/api';
import { slateQuery, slatesQuery } from '@/features/slates/api';
import { countsQuery as storyCountsQuery, queueQuery } from '@/features/story-moderation/api';
import { queueOf } from '@/features/story-moderation/rules';

export const adminHome: Prefetch = () => [prefetch(waitingQuery)];

export const onboardCompanies: Prefetch = ({ search }) => [
  prefetch(countsQuery),
  prefetchList(inquiriesQuery(columnOf(search.get('column')))),
];

export const manageCompanies: Prefetch = ({ search }) => {
  const company = search.get('company');
  if (company !== null) return [prefetch(companyQuery(company)), prefetch(reviewQuery(company))];
  return [prefetchList(companiesQuery(lookedOf(search))), prefetchList(detailsQueueQuery)];
};

export const integrityCases: Prefetch = ({ search }) => [
  prefetch(caseCountsQuery('admin')),
  prefetchList(casesQuery('admin', caseQueueOf('admin', search.get('queue')))),
];

export const payingCompanies: Prefetch = () => [prefetchList(payingQuery), prefetch(plansQuery)];

export const partners: Prefetch = ({ search }) =>
  isQueue(search)
    ? [prefetch(partnerCountsQuery), prefetchList(applicationsQuery(stateOf(search.get('state'))))]
    : [prefetchList(partnersQuery(lookedOfPartners(search)))];

export const network: Prefetch = ({ search }) => [prefetch(networkQuery(askedOf(search)))];

export const presence: Prefetch = ({ search }) => [
  prefetch(presenceCountsQuery),
  prefetchList(peopleQuery(lookedOfPresence(search))),
  prefetchList(attemptsQuery),
];

export const settings: Prefetch = () => [prefetch(settingsQuery), prefetch(serverQuery)];

export const audit: Prefetch = ({ search }) => [prefetchList(auditQuery(auditAskedOf(search)))];

export const invitationReports: Prefetch = () => [prefetchList(reportsQuery)];

export const partner: Prefetch = ({ params }) => [prefetch(partnerQuery(params.partnerId ?? ''))];

export const manageInterns: Prefetch = ({ search }) => [
  prefetchList(
    candidatesQuery({
      standing: standingOf(search.get('standing')),
      search: search.get('search') ?? '',
    }),
  ),
];

export const manageOnboarding: Prefetch = ({ search }) =>
  search.get('tab') === 'companies'
    ? [prefetchList(newCustomersQuery)]
    : [
        prefetch(boardCountsQuery),
        prefetchList(
          boardQuery(boardColumnOf(search.get('column')), search.get('overdue') === 'true'),
        ),
      ];

export const supportChat: Prefetch = ({ search }) => {
  const conversation = search.get('conversation');
  return [
    prefetch(supportCountsQuery),
    prefetchList(conversationsQuery(supportStateOf(search.get('state')))),
    ...(conversation === null ? [] : [prefetch(conversationQuery(conversation))]),
  ];
};

export const unpublishedRoles: Prefetch = ({ search }) => [
  prefetch(roleCountsQuery),
  prefetchList(rolesQuery(roleQueueOf(search.get('queue')))),
];

export const previewApplicants: Prefetch = ({ search }) => {
  const role = search.get('role');
  return [role === null ? prefetchList(slatesQuery) : prefetch(slateQuery(role))];
};

/** Without a queue in the address, the counts say which one is shown. */
export const moderateInterviews: Prefetch = ({ search }) => {
  const queue = queueOf(search.get('queue'));
  return [prefetch(storyCountsQuery), ...(queue === null ? [] : [prefetchList(queueQuery(queue))])];
};
