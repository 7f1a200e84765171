export const text = {
  restored: (when: string) => `Unsaved changes from ${when} were restored.`,
  behind: 'The problem has been saved from elsewhere since. Saving shows which files changed.',
  keep: 'Keep',
  discard: 'Discard',
  waiting: (when: string) => `This browser keeps unsaved changes from ${when}.`,
  waitingDetail: 'They are shown again when this version can be changed.',
  notKept: 'This browser does not keep what you type. Save before you leave the page.',
} as const;
