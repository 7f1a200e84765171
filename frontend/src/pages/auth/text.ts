/** Words of the sign-in pages around their forms. */
export const text = {
  role: {
    title: { signup: 'Join Assay', login: 'Log in to Assay' },
    lead: {
      signup: 'Choose an account type. One e-mail, one account.',
      login: 'Choose your account type.',
    },
    hire: {
      title: 'Hire people',
      facts: [
        'Send an assessment to one e-mail address',
        'Every test, time and line of code on one report',
        'Scores from a public formula',
      ],
      signup: 'Sign up as a company',
      login: 'Log in as a company',
    },
    show: {
      title: 'Show your skill',
      facts: [
        'You see what is recorded before you start',
        'Your drafts are saved as you type',
        'You read the same report as the company, except Similarity and team reviews',
      ],
      signup: 'Sign up as a candidate',
      login: 'Log in as a candidate',
    },
    partner: 'Partner?',
    partnerLink: 'Sign in here',
    tabs: 'Sign up or log in',
    signup: 'Sign Up',
    login: 'Log In',
  },
  login: {
    title: 'Log In',
    noAccount: 'New to Assay?',
    signUp: 'Sign Up',
    trouble: 'Need help?',
  },
  linkInstead: 'Use a link by e-mail instead',
  passwordInstead: 'Use a password instead',
  candidate: {
    titles: {
      1: 'Create your account',
      2: 'Check your inbox',
      3: 'Choose a username',
      4: 'Your profile',
    },
    leads: {
      1: 'For candidates. Hiring? Create a company account.',
      2: undefined,
      3: 'Your name on Assay and in your referral link.',
      4: 'You can skip anything and finish later.',
    },
    profileLater: 'Do this later',
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    have: 'Already have an account?',
    logIn: 'Log In',
    company: 'Sign up as a company',
    invited: 'Your invitation opens after this. Use the e-mail address that it was sent to.',
  },
  confirmEmail: { title: 'Confirm your e-mail address', mailed: 'Verify your e-mail' },
  company: {
    title: 'Create a company account',
    lead: 'Create your account, then tell us about your company. We read every request.',
    have: 'Already have an account?',
    logIn: 'Log In',
    candidate: 'Sign up as a candidate',
  },
  inquiry: {
    titles: {
      account: 'Introduce your company',
      form: 'About you and your company',
      code: 'Confirm your e-mail',
      state: 'What happens next',
    },
    leads: {
      account: 'Create your account, then tell us about your company. We read every request.',
      form: 'Takes two minutes. We read every request.',
      code: 'This confirms that the address is yours.',
      state: 'We’ll e-mail you with a decision or a question.',
    },
    steps: { account: 1, form: 2, code: 3, state: 4 },
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    have: 'Already have an account?',
    logIn: 'Log In',
  },
  activation: { title: 'Open your company’s account', track: 'Status of your inquiry' },
  setPassword: {
    title: 'Set your password',
    lead: 'An account was created for you. Set its password to use it.',
    leadFor: (email: string) => `An account was created for ${email}. Set its password to use it.`,
  },
  registerCompany: {
    title: 'Register a company',
    lead: 'The account opens at once, and you can look around. Publishing roles has to wait for our review.',
    review: 'Would you rather talk to us first?',
    inquiry: 'Send an inquiry',
  },
  completeProfile: {
    title: 'Complete your profile',
    lead: 'It takes a minute, and you can change it at any time.',
    later: 'Do this later',
    goOn: 'Go to your dashboard',
  },
  otherKind: {
    text: (email: string) =>
      `You are signed in as ${email}, which is not a company account. Each e-mail has one kind of account: log out and use another.`,
    logOut: 'Log out',
  },
  partner: {
    title: 'Partners',
    lead: 'Refer candidates and companies to Assay, and see how they do.',
    logIn: 'Log in as a partner',
    dashboard: 'Go to the partner dashboard',
  },
  reset: { title: 'Set a new password', lead: 'We send a link to your e-mail.' },
} as const;
