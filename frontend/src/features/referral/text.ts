/** Words about one's own referral code and who signed up with it. */
export const text = {
  title: 'Refer someone',
  lead: 'Your link for candidates. We count who signs up with it.',
  candidates: 'Link for candidates',
  companies: 'Link for companies',
  code: 'Code',
  noCode: 'Your code is made from your username. Choose one first.',
  choose: 'Choose a username',
  loadFailed: 'Your referrals could not be loaded. Nothing is lost.',
  nobody: 'Nobody has signed up with it yet.',
  signedUp: (count: number) =>
    count === 1 ? '1 account signed up with it.' : `${count} accounts signed up with it.`,
  partner: {
    title: 'Overview',
    lead: 'Your links, your code, and who signed up with them.',
    links: 'Your links',
    rule: 'An account counts for the first code it names, and that never changes.',
    signUps: 'Sign-ups',
    people: 'Candidates and others',
    companies: 'Companies',
    lately: 'In the last 30 days',
    none: 'Nobody has signed up with your code yet. Share a link to begin.',
  },
} as const;
