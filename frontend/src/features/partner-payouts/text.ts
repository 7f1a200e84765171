/** Words of staff about what partners are paid. */
export const text = {
  title: 'Partner statements',
  lead: 'Made on the 1st, in review until the 8th, due to be paid on the 13th.',
  caption: 'Partner statements',
  state: 'State',
  states: { review: 'To pay', paid: 'Paid', void: 'Void' },
  partner: 'Partner',
  act: 'Pay',
  record: 'Record payment',
  early: (day: string) => `In review until ${day}`,
  empty: {
    review: 'No statements to pay.',
    paid: 'No statements paid yet.',
    void: 'No void statements.',
  },
  back: 'Invoices',
  payTitle: (partner: string) => `Record the payment to ${partner}?`,
  payDetail: (amount: string) => `You have paid ${amount}. The partner is notified.`,
  reference: 'Reference',
  referenceHint: 'The bank’s reference, at most 120 characters. The partner reads it.',
  referenceMissing: 'Enter a reference of at most 120 characters.',
  cancel: 'Cancel',
  done: 'The payment is recorded.',
  failed: 'The payment was not recorded. Try again.',
  stale:
    'Someone else changed this statement. You now see the latest version; check it before you continue.',
} as const;
