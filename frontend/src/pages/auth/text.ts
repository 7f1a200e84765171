/** Words of the sign-in pages around their forms. */
export const text = {
  role: {
    title: { signup: 'Join Assay', login: 'Log in to Assay' },
    lead: {
      signup: 'Two ways in. You can only be one of them with the same e-mail.',
      login: 'Choose your side.',
    },
    hire: {
      title: 'Hire people',
      facts: [
        'Send an assessment to one e-mail address',
        'Every test, time and line of code on one report',
        'Scores with a public formula',
      ],
      signup: 'Sign up as a company',
      login: 'Log in as a company',
    },
    show: {
      title: 'Show your skill',
      facts: [
        'You see what is recorded before you start',
        'Your drafts are saved as you type',
        'You read the same report as the company',
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
  login: { title: 'Log In', noAccount: 'New to Assay?', signUp: 'Sign Up' },
  linkInstead: 'Use a link by e-mail instead',
  passwordInstead: 'Use a password instead',
  candidate: {
    titles: {
      1: 'Create your account',
      2: 'Check your inbox',
      3: 'Choose a username',
    },
    leads: {
      1: 'For candidates. Companies sign up elsewhere.',
      2: undefined,
      3: 'Companies and other candidates see it instead of your e-mail.',
    },
    verifiedTitle: 'Verify your e-mail',
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    have: 'Already have an account?',
    logIn: 'Log In',
    company: 'Sign up as a company',
  },
  company: {
    title: 'Create a company account',
    lead: 'You set up the account; colleagues come later.',
    have: 'Already have an account?',
    logIn: 'Log In',
    candidate: 'Sign up as a candidate',
  },
  reset: { title: 'Set a new password', lead: 'We send a link to your e-mail.' },
} as const;
