/** What scorecards say. */
export const text = {
  title: 'Scorecards',
  lead: 'Say what you have seen before you read what others have. There is no sum: people decide.',
  failed: 'The scorecards could not be loaded.',
  hidden: (count: number) =>
    count === 1
      ? 'One colleague has submitted. You read it once yours is submitted.'
      : `${count} colleagues have submitted. You read them once yours is submitted.`,
  former: 'A former colleague',
  yours: 'Yours',
  draft: 'Draft',
  submitted: 'Submitted',
  amended: (count: number) => (count === 1 ? 'Amended once' : `Amended ${count} times`),
  readBefore: 'Written after reading the others',
  earlier: 'What it said before',
  none: 'Nobody has submitted a scorecard yet.',
  begin: 'Write yours',
  edit: 'Go on writing',
  amend: 'Amend',
  form: {
    ownLead:
      'Colleagues read it once it is submitted. A submitted scorecard can be amended; what it said before is kept.',
    unseen: 'Could not see it',
    text: 'What you saw',
    textHint: 'Examples help more than adjectives. At most 4,000 characters.',
    save: 'Save draft',
    submit: 'Submit',
    resubmit: 'Submit the amendment',
    incomplete: 'Rate each item, or say that you could not see it. One item needs a rating.',
    cancel: 'Close',
    failed: 'Your scorecard could not be saved. What you wrote is still here.',
    saved: 'Draft saved.',
    sent: 'Your scorecard is submitted.',
  },
};
