import type { CompanyRole } from '@/api/words';

const roles: Record<CompanyRole, string> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  reviewer: 'Reviewer',
  billing: 'Billing',
};

const rights: Record<CompanyRole, string> = {
  owner: 'Everything, including the team and the company details',
  recruiter: 'Roles, assessments and candidates',
  reviewer: 'Reads results',
  billing: 'Invoices, no results',
};

/** Words of a company's team. */
export const text = {
  title: 'Team',
  roles,
  rights,
  caption: 'Members of your company',
  columns: { member: 'Member', role: 'Role', joined: 'Joined', action: 'Action' },
  you: 'you',
  roleOf: (name: string) => `Role of ${name}`,
  invite: 'Invite a colleague',
  loadFailed: 'The team could not be loaded. Nothing is lost.',
  roleChanged: (name: string, role: string) => `${name} is now: ${role}`,
  failed: 'Nothing was changed. Try again.',
  invitations: {
    title: 'Invitations',
    sent: 'sent',
    over: 'The link has expired.',
    resend: 'Send again',
    resendTo: (email: string) => `Send the invitation to ${email} again`,
    resent: (email: string) => `A new link is on its way to ${email}`,
    noResend: 'This invitation was sent four times. Revoke it and invite again.',
    revoke: 'Revoke',
    revokeOf: (email: string) => `Revoke the invitation to ${email}`,
    askOf: (email: string) => `Revoke the invitation to ${email}?`,
    ask: {
      detail: 'The link in the e-mail stops working. You can invite them again.',
      confirm: 'Revoke',
      cancel: 'Keep it',
    },
    revoked: (email: string) => `The invitation to ${email} is revoked`,
  },
  dialog: {
    title: 'Invite a colleague',
    detail: 'We e-mail them a link. It works once, for 7 days.',
    email: 'E-mail address',
    role: 'Role',
    send: 'Send the invitation',
    cancel: 'Cancel',
    sent: (email: string) => `The invitation to ${email} is on its way`,
    failed: 'The invitation was not sent. Your text is still here; try again.',
  },
  remove: {
    open: 'Remove',
    of: (name: string) => `Remove ${name}`,
    title: (name: string) => `Remove ${name} from the team?`,
    detail: 'They lose access to your company at once. They keep their account.',
    cancel: 'Keep them',
    done: (name: string) => `${name} is removed from the team`,
  },
  leave: {
    open: 'Leave',
    title: 'Leave the team?',
    detail: 'You lose access to the company at once. An owner can invite you again.',
    cancel: 'Stay',
    done: 'You have left the team',
  },
  lastOwner: 'A company needs an owner. Make someone else an owner first.',
  join: {
    title: 'Join a team',
    lead: (company: string) => `You are invited to the team of ${company}.`,
    as: (role: string) => `Your role: ${role}.`,
    name: 'Your name',
    email: 'E-mail',
    password: 'Password',
    passwordHint: 'At least 6 characters.',
    create: 'Create the account and join',
    join: 'Join the team',
    logIn: 'Log in to join',
    otherAccount: (now: string, invited: string) =>
      `You are logged in as ${now}. This invitation is for ${invited}.`,
    logOut: 'Log out',
    nameMissing: 'Enter your name.',
    joined: (company: string) => `You are now on the team of ${company}`,
    failed: 'You haven’t joined yet. Try again.',
    loading: 'Opening the invitation',
    noToken: 'Open this page through the link in the e-mail.',
    invalid:
      'This link has been used, has expired or was replaced. Ask the person who invited you for a new one.',
    home: 'Go to the home page',
  },
} as const;
