/** Words of /how-scored. */
export const text = {
  title: 'How the score is made',
  lead: 'One public formula, whole numbers only. Anyone can recalculate a score from the report.',
  contents: 'On this page',
  sections: {
    points: 'Points of a task',
    fineness: 'Fineness',
    example: 'A worked example',
    notIn: 'What is not in the score',
    signals: 'What is looked for in recordings',
    verified: 'What appears beside the score',
    rounding: 'Rounding',
    labels: 'Skill areas and their labels',
    similarity: 'How similar programs are found',
    validity: 'What the score can and cannot say',
    cutOff: 'Cut-offs',
    reuse: 'Earlier results',
    code: 'The formula as code',
  },
  signals: [
    'Where a candidate agreed that their writing is recorded, Assay looks for these signals. None of them affects the score, and none blocks anything: the rules below decide whether a reviewer looks.',
    'Where they ask for a review, the candidate is asked first and has 72 hours to answer. Then a reviewer at the company who didn’t send the invitation decides, or Assay does, and the candidate can appeal once within 14 days.',
  ],
  verified: [
    'Beside its grade an attempt that was examined carries one of four words, the same for the candidate and for the company that invited. None of them changes the score, and none blocks anything.',
    'Verified: no rule asked for a review, or a reviewer has looked and found no breach. Under review: a case is open. Not verified: a reviewer has decided that the rules were broken. Appealed: the candidate has appealed the decision, which applies until Assay has decided.',
    'Where nothing was looked for, because the candidate didn’t agree to it or was not asked, none of them is shown. A company that didn’t invite to the attempt sees none of them, unless the candidate makes a link that shows them.',
  ],
  cutOff: [
    'A company can draw a line in the results of an assessment. It sorts what the company sees and declines nobody.',
    'Results within one standard error of the line are named as equal to it. While the standard error is not estimated, it is not known which they are, and the page says so.',
    'The line is shown to members of the company only, and it is in no report.',
  ],
  reuse: [
    'A candidate who has a result for the same tasks with the same weights can share it instead of taking them again, where the company allows it and while the days of its retake rule last. They agree to it first.',
    'The company then reads the same score. Its recordings stay with the company that it was taken for. The candidate can take it back: the company then no longer reads the report.',
  ],
  points: [
    'Each task has hidden tests in groups. A group is tagged core (the task itself), edge (unusual but allowed input) or performance (large input). Each group has a weight; the weights of a task sum to 100.',
    'A group gives its weight when all of its tests pass, otherwise nothing. Performance groups count only when the core groups pass: fast but wrong earns nothing.',
    'You may submit as often as you like. The best submission of each task counts, and earlier attempts cost nothing.',
    'For hidden tests, the candidate and the company both see the verdict, and CPU time and memory in fifths of the limit. Nobody is shown exact figures, as they would reveal the input.',
    'When you finish or the time runs out, your latest code of each task is submitted for you, in the language you wrote in last, unless it is the code you were given or what you submitted last. Both ways give the same score.',
  ],
  fineness: [
    'Fineness is the weighted mean of the points of all tasks, in parts per thousand, as an assayer states gold. It runs from 0 to 1000. A task without a submission counts as 0 and is marked.',
    'Correctness is the share of the core and edge points that were reached, performance the share of the performance points; both weighted by task.',
    'A fineness has a standard error of measurement (SEM): how far a score would typically move if the same person took another set of tasks like these. It is the standard deviation of all scores times √(1 − α), where α is Cronbach’s over the groups of tests; a task with variants counts as one group. It is estimated once fifty people have taken the assessment, and again in the night after a new grade. Until then the report says “not yet estimated”.',
  ],
  formula: 'Fineness = 10 · Σ (task weight · task points) ÷ Σ task weights',
  example:
    'Three tasks weigh 20, 30 and 50. In each, core gives 40 points, edge 25 and performance 35.',
  exampleTable: 'The worked example',
  task: 'Task',
  weight: 'Weight',
  result: 'What passes',
  points_: 'Points',
  exampleSum: (fineness: number, correctness: string, performance: string) =>
    `Fineness ${fineness}, correctness ${correctness}, performance ${performance}.`,
  notIn: [
    'How much of the time was used',
    'Which language was chosen',
    'How often code was run or submitted',
    'Code style',
    'Pasting, leaving the window or any other signal',
    'Use of AI',
    'Judge failures: there is no grade until such a submission has been judged again',
  ],
  rounding:
    'The sum is kept exact and rounded once, at the end. An exact half goes to the even neighbour: 594.5 becomes 594, 595.5 becomes 596. Percentages are rounded the same way, to tenths.',
  labels: [
    ['Foundational', 'under 34%'],
    ['Intermediate', '34% to under 67%'],
    ['Advanced', '67% to under 100%'],
    ['Complete', '100%'],
  ],
  labelsLead:
    'A skill area is a keyword that problems carry. Its figure is the share of points reached in the tasks that carry it; the label comes from the exact share, before rounding.',
  similarity: [
    'After grading, the program that counts for each task is compared with those of other candidates for the same problem in the same language, and with published solutions. None of it affects the score, and the only consequence is that a reviewer looks at it.',
    'A program is read as its syntax tree. Names, numbers, texts, comments and layout are left out, so changing them changes nothing. Of each 23 tokens in a row a hash is taken, and of each 17 neighbouring hashes the least is kept: a fingerprint. A piece of 39 tokens that two programs share is found wherever it is.',
    'Fingerprints of what candidates start from are ignored, and from 10 submissions on so are those that more than 20% of them have.',
    'Two programs are a match when three things hold: each has 40 fingerprints or more; those in both make up 80% or more of all of them, or more than 99.5% of the pairs of that problem where that is higher (from 200 pairs on); and 20 of them in a row are in both. Shorter programs are shown as too short to compare: any two of them can be alike.',
    'Measured on our own problems: all copies with other names, other numbers, other layout or more comments were found, no two programs for different problems were a match, and about one in five copies whose loops were rewritten was missed.',
    'A match doesn’t say who wrote what. Programs can be alike because an algorithm is well known or a task leaves little choice. The page names which was sent first, and asks the reader to speak with the candidate. For a program at another company it shows only that there is one, and neither the program nor its candidate.',
  ],
  validity: [
    'Coding tasks are work samples. Published research puts the operational validity of work samples near .33 and that of structured interviews near .42 (Sackett and others, 2022). They belong together: read the report with an interview.',
    'A score says how this attempt went on these tasks. It is not comparable across assessments, because tasks differ in difficulty and no common scale has been fitted yet.',
    'Credit for each group says more than all or nothing: on synthetic data (4 tasks, 4,000 people) two parallel forms correlate .724 against .535.',
    'No one is declined by a score: Assay declines nobody, and a person at the company decides.',
    'The formula has a name, assay-score/1, printed on every report. A change gets a new name; old grades are never rewritten.',
  ],
  codeLead:
    'This is the function itself, as it is tested. The server computes the same in its own language.',
  codeLabel: 'Source of the scoring function',
} as const;
