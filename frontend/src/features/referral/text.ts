/** Words about one's own referral code and who signed up with it. */
export const text = {
  title: 'Refer someone',
  lead: 'Share your link with candidates. You’ll see how many sign up.',
  candidates: 'Link for candidates',
  companies: 'Link for companies',
  code: 'Code',
  failed: 'Your link could not be loaded.',
  nobody: 'No sign-ups yet.',
  signedUp: (count: number) =>
    count === 1 ? '1 account signed up with it.' : `${count} accounts signed up with it.`,
} as const;
