/** Words of the company's dashboard. */
export const text = {
  tabs: {
    home: 'Home',
    recruitTalent: 'Recruit talent',
    createRoles: 'Create Roles',
    talentSelection: 'Talent selection',
    myInterns: 'My interns',
    assessment: 'Assessment',
    debugAssessment: 'Debug assessment',
    profile: 'Profile',
    githubReports: 'GitHub reports',
  },
  locks: {
    superStar: 'Needs super-star access',
    profile: 'Finish your company profile',
    marketing: 'Introduce yourselves to candidates first',
    interns: 'Opens when an intern accepts your offer',
    payment: 'Add a payment method',
    assessmentAccess: 'Not switched on for you yet',
    debug: 'Disabled for now',
  },
  lockDetails: {
    recruitTalent:
      'Recruiting from the pool needs super-star access, which Assay grants to individual companies.',
    createRoles:
      'Roles are shown to candidates with your company profile beside them, so the profile comes first.',
    talentSelection:
      'This opens when one of your roles has been introduced to candidates and their applications are released to you.',
    myInterns: 'The first intern who accepts an offer opens this page.',
    assessmentPayment:
      'Sending assessments needs a payment method on your account and our go-ahead.',
    assessmentAccess:
      'Your payment method is in place. Assay still has to switch assessments on for your company.',
    debugAssessment: 'Debug assessments are disabled for now.',
  },
  debugCall: 'Please book a call.',
  backHome: 'Back to Home',
  greeting: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  hello: (greeting: string, name: string) => `${greeting}, ${name}`,
  lead: {
    empty: 'Nothing has been sent yet.',
    none: 'No report is ready yet.',
    one: 'One report is ready.',
    many: (n: number) => `${n} reports are ready.`,
  },
  waiting: {
    title: 'Newest reports',
    caption: 'Graded reports, newest first',
    candidate: 'Candidate',
    assessment: 'Assessment',
    fineness: 'Fineness',
    submitted: 'Submitted',
    action: 'Action',
    read: 'Read',
    readOf: (name: string) => `Read the report of ${name}`,
    empty: 'The first report appears here a few minutes after a candidate finishes.',
  },
  numbers: {
    title: 'So far',
    invited: 'Invited',
    started: 'Started',
    reports: 'Reports ready',
    assessments: 'Assessments',
    ofInvited: (percent: number) => `${percent}% of invited`,
    ofStarted: (percent: number) => `${percent}% of started`,
  },
  closing: {
    title: 'Closing soon',
    detail: (invited: number, notStarted: number) =>
      `${invited} invited, ${notStarted} not started`,
  },
  latest: {
    title: 'Latest',
    invited: 'was invited to',
    started: 'started',
    submitted: 'submitted',
    graded: 'has a report for',
  },
  setup: {
    title: 'Set up your company',
    profile: 'Complete company profile',
    payment: 'Add a payment method',
    access: 'Assessments switched on',
    first: 'Build your first assessment',
    invite: 'Invite a candidate',
  },
  first: {
    title: 'Three steps to your first report.',
    lead: 'Build an assessment from the problem bank, invite one person, read the report.',
    build: 'Build an assessment',
  },
  loadFailed: 'Your overview could not be loaded. Nothing is lost.',
  noCompany: 'Your account is not linked to a company yet. We will write to you as soon as it is.',
} as const;
