import type { CommissionBasis, PartnerKind, PartnerState, ReferralFlag } from '@/api/words';

const kinds: Record<PartnerKind, string> = {
  university: 'University',
  bootcamp: 'Bootcamp',
  ambassador: 'Ambassador',
};

const states: Record<PartnerState, string> = { active: 'Active', suspended: 'Suspended' };

const flags: Record<ReferralFlag, string> = {
  none: '–',
  same_domain: 'Same e-mail domain',
  cleared: 'Cleared',
};

const bases: Record<CommissionBasis, string> = {
  per_placement: 'Amount for each placement',
  share_of_payments: 'Share of payments',
};

const actions: Record<string, string> = {
  open: 'Became a partner',
  agree_terms: 'Agreed terms',
  suspend: 'Suspended',
  restore: 'Restored',
  replace_code: 'Replaced the code',
  begin_view_as: 'Began viewing as this partner',
  end_view_as: 'Ended viewing as this partner',
};

/** Words of the admin about partners. */
export const text = {
  kinds,
  states,
  flags,
  bases,
  actions,
  none: '–',
  title: 'Partners',
  lead: 'Partners, their referrals and what they are owed.',
  caption: 'Partners',
  empty: 'There are no partners yet. Approve an application first.',
  noMatch: 'No partner matches these filters.',
  clear: 'Clear filters',
  applications: 'Applications',
  partners: 'All partners',
  loadFailed: 'This could not be loaded. Nothing is lost.',
  more: 'Show more',
  export: 'Download CSV',
  exportFailed: 'The file could not be created. Try again.',
  filter: {
    label: 'Filters',
    search: { label: 'Search partners', placeholder: 'Name, address or code', clear: 'Clear' },
    kind: 'Kind',
    state: 'State',
    all: 'All',
  },
  table: {
    name: 'Partner',
    kind: 'Kind',
    code: 'Code',
    signedUp: 'Sign-ups, 30 days',
    conversion: 'Activated',
    due: 'Due',
    state: 'State',
  },
  detail: {
    gone: 'Partner not found.',
    back: 'All partners',
    tabs: {
      referrals: 'Referrals',
      ledger: 'Ledger',
      statements: 'Statements',
      contacts: 'Contacts',
      audit: 'Audit',
    },
    views: 'About this partner',
    terms: 'Terms',
    noTerms: 'No terms agreed. This partner earns nothing until terms are set.',
    from: (day: string) => `From ${day}`,
    earnings: 'Earnings',
    noEarnings: 'Nothing earned yet.',
    noReferrals: 'No sign-ups with this partner’s code.',
    noLedger: 'There are no commissions.',
    noStatements: 'No statements yet.',
    history: 'History',
    noHistory: 'No decisions yet.',
    name: 'Name',
    email: 'E-mail',
    organisation: 'Organisation',
    since: 'Partner since',
    code: 'Code',
  },
  referral: {
    name: 'Account',
    code: 'Code',
    stage: 'Stage',
    flag: 'Flag',
    since: 'Signed up',
    until: 'Credited until',
    act: 'Decide',
    clear: 'Clear flag',
  },
  acts: {
    terms: 'Set terms',
    adjust: 'Adjust',
    code: 'Replace code',
    suspend: 'Suspend',
    restore: 'Restore',
    clear: 'Clear flag',
    decline: 'Decline',
  },
  ask: {
    code: {
      title: 'Replace this code?',
      detail: 'The partner gets a new code. The old one still works for 90 days.',
    },
    suspend: {
      title: 'Suspend this partner?',
      detail: 'Their links still work, but they earn nothing new. Earlier earnings stay.',
    },
    restore: {
      title: 'Restore this partner?',
      detail: 'New sign-ups and payments earn them a commission again.',
    },
    clear: {
      title: 'Clear this flag?',
      detail: 'Both addresses share a domain. Their earnings become due after 30 days.',
    },
    decline: {
      title: 'Decline this commission?',
      detail: 'It won’t be paid. The partner reads the reason.',
    },
  },
  done: {
    terms: 'The terms are set.',
    adjust: 'The adjustment is made, and the partner is notified.',
    code: 'The code is replaced.',
    suspend: 'The partner is suspended.',
    restore: 'The partner is restored.',
    clear: 'The flag is cleared.',
    decline: 'The commission is declined.',
  },
  act: {
    cancel: 'Cancel',
    reason: 'Reason',
    reasonHint: 'It is kept in the history.',
    reasonMissing: 'Enter a reason.',
    reasonShort: 'Write at least 20 characters.',
    reasonLong: 'Write at most 2,000 characters.',
    failed: 'This was not done. Try again.',
    stale:
      'Someone else changed this. You now see the latest version; check it before you continue.',
  },
  termsForm: {
    title: 'Set terms',
    detail: 'They apply from the day you choose. Earlier earnings don’t change.',
    from: 'Effective from',
    basis: 'Commission for',
    currency: 'Currency',
    amount: 'Amount for each placement',
    rate: 'Share (%)',
    cap: 'At most for each invoice in this currency',
    window: 'Days from the sign-up',
    amountProblem: 'Enter an amount such as 250.00.',
    rateProblem: 'Enter a share from 0.01 to 50.',
    capProblem: 'Enter an amount such as 500.00, or leave it empty.',
    windowProblem: 'Enter a number of days from 1 to 730.',
    fromProblem: 'Choose today or a later day.',
  },
  adjustForm: {
    title: 'Adjust what this partner is owed',
    detail: 'It will be on the next statement. The partner reads the reason.',
    way: 'Change',
    add: 'Add',
    take: 'Take off',
    amount: 'Amount',
    currency: 'Currency',
    reasonHint: 'At least 20 characters. The partner reads this.',
    amountProblem: 'Enter an amount such as 25.00.',
  },
} as const;
