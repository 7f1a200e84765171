/** What the messages of an introduction say. */
export const text = {
  open: 'Messages',
  openWith: (name: string) => `Messages with ${name}`,
  hide: 'Hide messages',
  hideWith: (name: string) => `Hide messages with ${name}`,
  waits: 'New message',
  loadFailed: 'The messages could not be loaded.',
  list: 'Messages',
  empty: 'No messages yet.',
  earlier: 'Show earlier messages',
  former: 'A closed account',
  label: 'Message',
  toCompany: 'At most 4,000 characters. The company is notified.',
  toCandidate: 'At most 4,000 characters. The candidate is notified.',
  counted:
    'At most 4,000 characters. The candidate is notified. Your first message within 48 hours after they accept counts in your reply rate.',
  missing: 'Write something.',
  send: 'Send',
  failed: 'The message was not sent. Your text is still here; try again.',
  candidateClosed: 'This conversation is closed. You can still read the messages.',
  companyClosed: 'The company is not active on Assay. You can still read the messages.',
  blocked:
    'You block this company, so neither side can write here. You can still read the messages.',
  toBlocked: 'Change blocked companies',
} as const;
