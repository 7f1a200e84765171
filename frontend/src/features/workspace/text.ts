/** Words of the workspace: its bar, editor, dialogs and status line. */
export const text = {
  moreTime: (minutes: number) => `You have ${minutes} more minutes. The clock has moved.`,
  tasks: 'Tasks',
  taskTab: (position: number, title: string) => `${position} ${title}`,
  taskState: {
    untouched: 'not started',
    draft: 'draft saved',
    sent: 'submitted',
    full: 'all points',
  },
  report: {
    title: 'Something wrong with this task?',
    detail:
      'Your message goes to Assay support, with the task and your attempt. The clock keeps running. The answer appears in your support chat.',
    label: 'What is wrong?',
    missing: 'Write what is wrong.',
    cancel: 'Cancel',
    submit: 'Send',
    sent: 'Sent. The answer appears in your support chat.',
    failed: 'It was not sent. Your text is still here; try again.',
    about: (position: number, title: string, assessment: string, attempt: string) =>
      `Task ${position}, “${title}”, in “${assessment}” (attempt ${attempt})`,
  },
  timeLeft: 'left',
  hiddenTimer: 'Timer hidden',
  finish: 'Finish',
  shortcuts: 'Keyboard shortcuts',
  editor: 'Editor',
  /** On a Mac, Ctrl means Cmd. */
  keyList: [
    ['Ctrl ↵', 'Run samples'],
    ['Ctrl Shift ↵', 'Submit'],
    ['Ctrl F', 'Find in the code'],
    ['Ctrl Z', 'Undo'],
    ['Ctrl /', 'Comment lines'],
    ['Ctrl Space', 'Complete a word'],
    ['Esc Tab', 'Leave the editor'],
  ],
  settings: 'Editor settings',
  fontSize: 'Font size',
  smaller: 'Smaller text',
  larger: 'Larger text',
  pixels: (size: number) => `${size} px`,
  tabSize: 'Spaces per Tab',
  wrap: 'Wrap long lines',
  keys: 'Keys',
  keysOf: { standard: 'Standard', vim: 'Vim', emacs: 'Emacs' },
  suggest: 'Word completion',
  suggestHint: 'Offers words from your own code and the language’s keywords. Tab takes one.',
  suggestOff: 'Off in screen-reader mode, where Tab leaves the editor.',
  types: 'Type warnings',
  typesHint: 'Marks type errors in TypeScript; F8 goes to the next. Results don’t depend on types.',
  typesOff: 'Off in screen-reader mode.',
  symbols: 'Symbols',
  indent: 'Indent',
  outdent: 'Outdent',
  screenReader: 'Screen-reader mode',
  screenReaderHint: 'Tab leaves the editor, long lines wrap, and brackets are not added for you.',
  hideTimer: 'Hide the timer',
  hideTimerHint: 'It comes back when ten minutes are left.',
  language: 'Language',
  noWorker: 'not available now',
  untyped: (label: string) => `${label} (types not checked)`,
  reset: 'Reset to template',
  resetTitle: 'Restore the template?',
  resetDetail: 'Your code in this language is replaced. Undo in the editor brings it back.',
  resetConfirm: 'Restore it',
  keep: 'Keep my code',
  editorLabel: (title: string, language: string) => `${language} code for ${title}`,
  editorHelpReader: 'Tab leaves the editor.',
  editorHelp: 'Tab indents. Press Escape, then Tab, to leave the editor.',
  problemPane: 'Problem',
  statement: 'Statement',
  codePane: 'Code',
  testsPane: 'Tests',
  results: 'Results',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  viewTabs: 'Parts of the workspace',
  keyboardHelps: 'A keyboard and a larger screen help with coding. Run and Submit work here too.',
  resizeProblem: 'Resize problem and editor',
  resizeTests: 'Resize editor and tests',
  connected: 'Connected',
  offline: 'Offline, your work is kept here',
  delivered: 'Delivered: your offline changes are saved.',
  credited: (minutes: number, seconds: number) =>
    `${minutes} min ${seconds} s added for an outage of the site`,
  position: (line: number, column: number) => `Ln ${line}, Col ${column}`,
  spaces: (count: number) => `Spaces: ${count}`,
  recordedLineTyping:
    'Your drafts, runs, submissions and typing are recorded. Camera and microphone are never used.',
  recordedLine:
    'Your drafts, runs and submissions are recorded. Camera and microphone are never used.',
  whatReviewersSee: 'What reviewers see',
  recordedTitle: 'What is recorded',
  recordedLead: (company: string) =>
    `You and ${company} see the same report. Similarity and team reviews are for ${company} alone. The report contains:`,
  close: 'Close',
  restoredLocal: 'This browser had newer text than the server. It was opened and is being saved.',
  restoredUnsent:
    'Your last changes had not reached the server. They were opened and are being saved.',
  serverNewer: 'The server had newer text than this browser, so it was opened.',
  otherVersion: 'Bring back the other text',
  dismiss: 'Dismiss',
  takeOver: 'Take over here',
  reading: 'The code is open in another tab or on another device, so it is read-only here.',
  readingDetail:
    'Take over here to write in this tab instead: it opens with the newest text, what you write then replaces the text of the other tab, and that tab becomes read-only.',
  readingUnsent:
    'Some text in this tab hasn’t reached the server. It stays here; copy it before you take over.',
  readingReason: 'Another tab or device is open for writing. Take over here first.',
  elsewhere: 'This task was last saved in another browser or on another device.',
  elsewhereDetail:
    'Take over here to write in this tab: it opens with the newest saved text, and what you write then replaces the text of the other device.',
  elsewhereReason: 'This task was changed on another device. Take over here first.',
  stale: 'This task was saved in another browser or on another device while you wrote here.',
  staleDetail: 'Take over here replaces the other text with the text in this tab.',
  loadOther: 'Load the other text',
  takeOverFailed: 'The server could not be reached. Your text is safe here; try again.',
  tooLarge:
    'The code is longer than 128 KiB, or than this problem takes. The last shorter text is saved; this one is in this browser only.',
  refused:
    'The server doesn’t accept this text. It may contain a character that this task doesn’t allow.',
  forbidden:
    'This account may not save this task. Your text is still in this tab; sign in with the account that was invited.',
  trouble:
    'The server could not save this right now. Your text is kept in this browser and will be sent again automatically.',
  signedOut: 'You are signed out. Your text is kept in this browser; sign in again to save it.',
  notKept: 'This browser doesn’t let the page keep a copy. Stay online until it says Saved.',
  finishTitle: 'Review and finish',
  finishLead:
    'Finish submits your latest code of each task, just as running out of time does. Your best submission of each task counts.',
  finishSends: (count: number) =>
    count === 1
      ? 'The code of one task will be submitted:'
      : `The code of ${count} tasks will be submitted:`,
  finishRefused: (count: number) =>
    count === 1
      ? 'The code here could not be saved. The last text that was saved will be submitted:'
      : `The code of ${count} tasks could not be saved. The last texts that were saved will be submitted:`,
  finishNothing: (count: number) =>
    count === 1 ? 'One task has nothing to submit:' : `${count} tasks have nothing to submit:`,
  finishAll: 'Your latest code of every task is submitted already.',
  finishContinue: 'Finish assessment',
  finishBack: 'Keep working',
  finishSure: 'Finish now?',
  finishSureDetail:
    'You can’t change or send anything after this, and you give up the remaining time.',
  finishConfirm: 'Finish now',
  finishFailed: 'It could not be finished right now. Your work is safe here; try again.',
  points: (points: number | null) =>
    points === null ? 'not submitted' : `${points} of 100 points`,
  overTitle: 'The time is up',
  overDetail: {
    none: 'The workspace is closed. If you hadn’t submitted your latest code, the server submits the last version it saved.',
    waiting:
      'You are offline. Your last text is kept in this browser and is sent as soon as the connection is back. It counts if it arrives within two minutes of the end and the connection had been gone before.',
    delivered:
      'Your latest code has arrived. If you hadn’t submitted it, the server submits it now.',
    kept: 'Your last text arrived too late or not at all. It is still in this browser. The server submits the last text that it saved.',
  },
  overLink: 'Go to the finish page',
  overWaiting:
    'The server closes the attempt in a few seconds, or two minutes after the end where the connection was gone',
  loading: 'Opening your workspace',
  loadFailed: 'The workspace could not be opened. Your code is safe; try again.',
  best: 'Best',
} as const;
