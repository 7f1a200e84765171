/** What scorecards say. */
export const text = {
  title: 'Scorecards',
  lead: 'Write your review before you read the others. Scores aren’t added up; people decide.',
  failed: 'The scorecards could not be loaded.',
  hidden: (count: number) =>
    count === 1
      ? 'One colleague has submitted. You read it once yours is submitted.'
      : `${count} colleagues have submitted. You read them once yours is submitted.`,
  former: 'A former colleague',
  yours: 'Yours',
  draft: 'Draft',
  submitted: 'Submitted',
  /** The item that says what to do, all in all; the server names it. */
  overall: 'Overall recommendation',
  amended: (count: number) => (count === 1 ? 'Amended once' : `Amended ${count} times`),
  readBefore: 'Written after reading the others',
  earlier: 'Earlier version',
  none: 'No scorecards yet.',
  begin: 'Write yours',
  edit: 'Continue writing',
  amend: 'Amend',
  form: {
    ownLead:
      'Colleagues read it once it is submitted. A submitted scorecard can be amended; earlier versions are kept.',
    unseen: 'Could not see it',
    text: 'What you saw',
    textHint: 'Examples help more than adjectives. At most 4,000 characters.',
    save: 'Save draft',
    submit: 'Submit',
    resubmit: 'Submit the amendment',
    incomplete: 'Rate each item, or say that you could not see it. One item needs a rating.',
    cancel: 'Close',
    failed: 'Your scorecard could not be saved. Your text is still here.',
    saved: 'Draft saved.',
    sent: 'Your scorecard is submitted.',
  },
};
