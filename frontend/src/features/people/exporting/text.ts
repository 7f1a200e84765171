/** Words of the card with which the admin takes out what is stored of a person. */
export const text = {
  title: 'Exporting the data',
  lead: 'For people who ask for their data and cannot download it on their own privacy page.',
  act: 'Export the data',
  ask: {
    title: (name: string) => `Export the data of ${name}?`,
    detail:
      'You get a file with everything stored about this person, except their self-identification. They are e-mailed about it.',
  },
  reason: 'How they asked',
  submit: 'Export',
  cancel: 'Cancel',
  failed: 'No file was created. Your text is still here; try again.',
  done: 'The file is saved. The person is e-mailed.',
} as const;
