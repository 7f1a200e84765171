/** Words of the card on which people change the address of their account. */
export const text = {
  title: 'E-mail address',
  lead: (email: string) =>
    `You log in with ${email}. To change that, enter a code from this address and one from the new one.`,
  google:
    'You log in with Google, so this account uses your Google address. It can’t be changed here.',
  office:
    'The address of the admin or of billing staff is set by the operator and cannot be changed here.',
  next: 'Invitations to your current address move to the new one, and companies that sent them can see it. Invitations to join a company’s team don’t move.',
  label: 'New e-mail address',
  missing: 'Enter one address, like name@example.com.',
  same: 'This is already the address of your account.',
  ask: 'Send the codes',
  asked: (email: string, added: string) =>
    `We sent a code to ${email} and another to ${added}. Each works for ten minutes. If the new address already has an Assay account, it gets no code.`,
  present: (email: string) => `Code sent to ${email}`,
  added: (email: string) => `Code sent to ${email}`,
  codeMissing: 'Enter the six digits.',
  change: 'Change the address',
  back: 'Use another address',
  askFailed: 'No code was sent, and nothing was changed. Try again.',
  changeFailed: 'The address was not changed. Try again.',
  wrong: 'One of the two codes is wrong or no longer valid. Check both, or ask for new ones.',
  done: (email: string) => `Your account’s address is now ${email}.`,
  doneDetail: 'You have been signed out everywhere. Log in with the new address and your password.',
  logIn: 'Log in',
  waiting: 'The change is waiting for the sign-in service.',
  waitingDetail:
    'Both codes were correct. The address changes as soon as the service answers; until then you log in as before. If it takes longer than an hour, the address doesn’t change. We e-mail you in either case.',
} as const;
