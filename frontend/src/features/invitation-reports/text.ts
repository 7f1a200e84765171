import type { InvitationReportReason } from '@/api/words/company/access';

/** Words of the invitations that were reported. */
export const text = {
  title: 'Reported invitations',
  lead: 'Invitations that their recipients reported to us. Suspend the company, or close the report.',
  list: 'Reported invitations, oldest first',
  reasons: {
    not_expected: 'Not expected',
    asks_for_money: 'Asks for money or bank details',
    pretends: 'Pretends to be another company',
    offensive: 'Offensive',
    other: 'Something else',
  } satisfies Record<InvitationReportReason, string>,
  noNote: 'No details given.',
  reported: 'reported',
  close: 'Close report',
  closeOf: (company: string) => `Close the report about ${company}`,
  closed: 'Report closed.',
  failed: 'The report could not be closed.',
  empty: 'No open reports.',
  loadFailed: 'The reports could not be loaded.',
  more: 'Show more',
} as const;
