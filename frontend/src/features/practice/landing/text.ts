/** Words of the page about assessment beside AI. */
export const text = {
  title: 'AI assessment',
  headline: 'Skills you can check, no matter who writes the first draft',
  lead: 'Code that looks right is easy to come by. Assay checks what matters: is the program correct on inputs it hasn’t seen, and is it still fast when they grow?',
  forCompanies: 'Assess candidates',
  forCandidates: 'Practise first',
  measured: {
    title: 'What is measured',
    points: [
      ['Correct', 'Hidden tests judge every submission, so a plausible answer is not enough.'],
      ['Robust', 'Unusual but allowed inputs have their own group of tests.'],
      ['Fast', 'Large inputs separate a good algorithm from one that merely works.'],
    ],
    formula: 'How the score is made',
  },
  samples: {
    title: 'Try one of these',
    lead: 'Three problems from practice. You can read them and run their samples without an account.',
    previews: 'Problem previews',
    preview: (title: string) => `${title}: statement and samples`,
    previewFailed: 'The problem could not be loaded.',
    all: 'All problems',
    failed: 'The problems could not be loaded.',
    none: 'There are no problems to practise yet.',
  },
  ai: {
    title: 'AI and an assessment',
    points: [
      [
        'The AI policy is clear before you start',
        'Off: the workspace has no AI assistant. Allowed and logged: you may ask one, and the conversation is in the report. Required: you are asked to use it, and the report says whether you did. None of it affects the score.',
      ],
      [
        'You see what is recorded before you start',
        'Drafts, runs, submissions and their times are recorded. Camera and microphone are never used, nor is your screen.',
      ],
      [
        'People decide',
        'No score rejects anyone by itself. Candidate and company see the same report; Similarity and team reviews are for the company alone.',
      ],
    ],
  },
  code: {
    title: 'Do you have a code?',
    lead: 'It is in your invitation e-mail: ten letters and digits in two groups of five.',
    label: 'Invitation code',
    placeholder: 'ABCDE FGH23',
    open: 'Continue',
    form: 'A code has ten letters and digits, without I, L, O, U, 0 and 1.',
    notActive: 'This code is not active.',
    tooMany: (seconds: number | null) =>
      seconds === null
        ? 'That was too many tries. Wait a few minutes, then try again.'
        : `That was too many tries. Try again in ${Math.ceil(seconds / 60)} min.`,
    failed: 'The code could not be checked. Try again.',
  },
} as const;
