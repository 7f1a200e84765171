/** Words about the mail that verifies a candidate's address. */
export const text = {
  title: 'E-mail not verified',
  lead: 'The link in the e-mail confirms the candidate’s address.',
  send: 'Send the link again',
  done: 'The link is sent',
  failed: 'The link was not sent. Try again.',
} as const;
