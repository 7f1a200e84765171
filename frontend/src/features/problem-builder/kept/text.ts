export const text = {
  restored: (when: string) => `Unsaved changes from ${when} were restored.`,
  behind: 'The problem has since been saved elsewhere. Saving shows which files changed.',
  keep: 'Keep',
  discard: 'Discard',
  waiting: (when: string) => `This browser has unsaved changes from ${when}.`,
  waitingDetail: 'They are shown again when this version can be changed.',
  notKept: 'This browser can’t keep unsaved changes. Save before you leave the page.',
} as const;
