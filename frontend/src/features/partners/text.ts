import type { CommissionKind, CommissionState, ReferralStage, StatementState } from '@/api/words';

const stages: Record<ReferralStage, string> = {
  signed_up: 'Signed up',
  activated: 'Activated',
  placed: 'Placed',
  paid: 'Paid',
};

const kinds: Record<CommissionKind, string> = {
  payment: 'Payment',
  placement: 'Placement',
  correction: 'Correction',
  adjustment: 'Adjustment',
};

const states: Record<CommissionState, string> = {
  pending: 'Pending',
  due: 'Due',
  in_statement: 'In a statement',
  paid: 'Paid',
  void: 'Void',
  declined: 'Declined',
};

const statements: Record<StatementState, string> = {
  review: 'In review',
  paid: 'Paid',
  void: 'Void',
};

/** Words of the partner dashboard. */
export const text = {
  stages,
  kinds,
  states,
  statementStates: statements,
  loadFailed: 'This could not be loaded. Nothing is lost.',
  notPartner: 'This dashboard is for partners.',
  more: 'Show more',
  none: '–',
  nobody: '–',
  student: (number: number) => `Student ${number}`,
  terms: {
    flat: (amount: string) => `${amount} for each placement.`,
    share: (rate: string, cap: string | null, currency: string) =>
      cap === null
        ? `${rate} of what companies pay before tax.`
        : `${rate} of what companies pay before tax, at most ${cap} for each invoice in ${currency}.`,
    window: (days: number) => `You earn for ${days} days from the sign-up.`,
  },
  overview: {
    title: 'Overview',
    lead: 'Your link, its sign-ups and your earnings.',
    link: 'Your link',
    code: 'Code',
    rule: 'Each sign-up is credited to the first valid code used, permanently.',
    qr: 'QR code of your link',
    saveQr: 'Download QR code',
    suspended: 'You are suspended. Your links still work, but new sign-ups earn you nothing.',
    noCode: 'Your code is made from your username. Choose one first.',
    choose: 'Choose a username',
    funnel: 'From click to placement',
    period: 'Period',
    periods: { '30': '30 days', '90': '90 days', all: 'All' },
    funnelNote:
      'Clicks are counted by day, at least one for each sign-up. We don’t store who clicked.',
    steps: {
      clicks: 'Clicks',
      signed_up: 'Signed up',
      activated: 'Activated',
      placed: 'Placed',
      paid: 'Companies that paid',
    },
    money: 'Commission',
    noMoney: 'You haven’t earned anything yet.',
    pending: 'Pending',
    due: 'Due',
    paid: 'Paid',
    next: 'Next statement',
    hold: 'A commission is pending for 30 days after the payment, then due.',
    noTerms: 'Your commission rate isn’t set yet.',
    latest: 'Latest commissions',
  },
  students: {
    title: 'Students',
    lead: 'People who signed up with your code. You see a name only where the person agreed.',
    caption: 'Students you referred',
    empty: 'No sign-ups with your code yet.',
    noMatch: 'No student matches. Search for a number, or for a name that is shown to you.',
    share: 'Share your link',
    searching: {
      label: 'Search students',
      placeholder: 'Number or name',
      clear: 'Clear the search',
    },
    name: 'Student',
    stage: 'Stage',
    since: 'Signed up',
    active: 'Last active',
    csv: 'Download CSV',
    csvFailed: 'The file could not be created. Try again.',
  },
  companies: {
    title: 'Companies',
    lead: 'Companies that signed up with your code, and your earnings from them.',
    caption: 'Companies you referred',
    empty: 'No company has signed up with your code yet.',
    name: 'Company',
    unnamed: (number: number) => `Company ${number}`,
    stage: 'Stage',
    since: 'Signed up',
    firstPaid: 'First paid',
    until: 'Credited until',
    earned: 'Commission',
  },
  commissions: {
    caption: 'Commissions',
    earned: 'Earned',
    about: 'For',
    kind: 'Kind',
    state: 'State',
    due: 'Due',
    amount: 'Amount',
    empty: 'No commissions yet.',
  },
  statements: {
    title: 'Statements',
    lead: 'Made on the 1st of each month, in review until the 8th, due to be paid on the 13th.',
    caption: 'Statements',
    empty: 'No statements yet. The first is made once a commission is due.',
    month: 'Month',
    state: 'State',
    review: 'Review until',
    payOn: 'Payment due',
    total: 'Total',
    reference: 'Reference',
    sheet: (month: string) => `${month} statement`,
    lines: 'Lines',
    print: 'Print',
    csv: 'Download CSV',
    csvFailed: 'The file could not be created. Try again.',
    back: 'All statements',
    gone: 'Statement not found.',
    voided: 'The payments on this statement were refunded. It is void.',
  },
  visibility: {
    title: 'The partner who referred you',
    lead: (partner: string) =>
      `You signed up with the code of ${partner}. They see that someone signed up, how far that person has come, and on which day they last ran a program.`,
    label: 'Show my name to them',
    failed: 'This was not saved. Try again.',
    on: 'They see your name now.',
    off: 'They no longer see your name.',
  },
} as const;
