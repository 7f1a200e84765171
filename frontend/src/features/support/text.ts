/** Words of the ways to reach the people who run this installation. */
export const text = {
  write: 'Write to support',
  bookCall: 'Book a call',
  chat: 'Ask in the support chat',
} as const;
