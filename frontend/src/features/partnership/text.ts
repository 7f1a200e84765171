/** Words of an application to become a partner. */
export const text = {
  offer: {
    gets: {
      title: 'What you get',
      items: [
        {
          name: 'Commission',
          detail:
            'An amount for each placement, or a share of what companies pay. We agree the rate with you once your application is approved.',
        },
        {
          name: 'Paid monthly',
          detail:
            'A commission is due after 30 days. Statements are made on the 1st, in review until the 8th and due to be paid on the 13th.',
        },
        {
          name: 'A link and a QR code',
          detail:
            'Each sign-up is credited to the first valid code used. You earn for 90 days from it, unless your terms name another period.',
        },
        {
          name: 'Tools for your students',
          detail:
            'Invite up to 500 people at once from a CSV file, run assessments, and see how many sign up, are placed and pay.',
        },
      ],
    },
    asks: {
      title: 'What we ask',
      items: [
        {
          name: 'An account',
          detail: 'With a confirmed e-mail address. It becomes a partner account permanently.',
        },
        {
          name: 'Who you are',
          detail: 'Your organisation, and who you would refer. We e-mail you our decision.',
        },
        {
          name: 'Respect for strangers',
          detail:
            'Invite only people who expect it: each gets one e-mail from you, at most three reminders, and can stop them.',
        },
        {
          name: 'Students decide',
          detail: 'You see a name and when someone was last active only where they show it.',
        },
      ],
    },
  },
  title: 'Not a partner yet?',
  lead: 'Universities, bootcamps and ambassadors can apply. We read every application.',
  account: 'You need an account to apply; it becomes a partner account once you are approved.',
  signUp: 'Sign up to apply',
  logIn: 'Log in to apply',
  otherKind: (email: string) =>
    `You are signed in as ${email}, which is a company account. Only a candidate account can become a partner’s.`,
  unverified: 'Confirm your e-mail address before you apply.',
  verify: 'Confirm the address',
  loadFailed: 'Your application could not be loaded. Nothing is lost.',
  form: {
    kind: 'You are',
    kinds: {
      university: 'A university or school',
      bootcamp: 'A bootcamp',
      ambassador: 'An ambassador',
    },
    chooseKind: 'Choose one',
    organisation: 'Organisation',
    organisationHint: 'Ambassadors: the community that you speak to.',
    website: 'Website',
    websiteHint: 'The whole address, such as https://example.org.',
    why: 'Why do you want to be a partner?',
    whyHint: 'Who you would refer, and how. At most 2,000 characters.',
    send: 'Send the application',
    failed: 'The application was not sent. Your text is still here; try again.',
    missing: {
      kind: 'Choose the one that fits best.',
      organisation: 'Enter a name.',
      why: 'Answer in a sentence or two.',
    },
    tooLong: (limit: number) => `At most ${limit.toLocaleString('en')} characters.`,
    badWebsite: 'Write the whole address, such as https://example.org.',
  },
  states: {
    applied: 'We’ve received your application. We’ll e-mail you our decision.',
    approved: 'Your application is approved. You are a partner.',
    rejected: 'We can’t accept your application.',
    withdrawn: 'You have withdrawn your application. You can apply again.',
  },
  own: {
    title: 'Your application',
    kind: 'Kind',
    organisation: 'Organisation',
    website: 'Website',
    why: 'Why',
    sent: 'Sent',
    reason: 'The reason',
  },
  withdraw: {
    open: 'Withdraw the application',
    title: 'Withdraw your application?',
    detail: 'We stop considering it. You can apply again later.',
    cancel: 'Keep it',
    done: 'Your application is withdrawn',
    failed: 'Nothing was changed. Try again.',
  },
} as const;
