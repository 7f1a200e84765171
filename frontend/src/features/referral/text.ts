/** Words about one's own referral code and who signed up with it. */
export const text = {
  title: 'Refer someone',
  lead: 'Your link for candidates. We count who signs up with it.',
  candidates: 'Link for candidates',
  companies: 'Link for companies',
  code: 'Code',
  failed: 'Your link could not be loaded.',
  nobody: 'Nobody has signed up with it yet.',
  signedUp: (count: number) =>
    count === 1 ? '1 account signed up with it.' : `${count} accounts signed up with it.`,
} as const;
