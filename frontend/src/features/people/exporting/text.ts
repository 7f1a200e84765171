/** Words of the card with which the admin takes out what is stored of a person. */
export const text = {
  title: 'Exporting the data',
  lead: 'For a person who asks for their data and cannot download them on their own privacy page.',
  act: 'Export the data',
  ask: {
    title: (name: string) => `Export the data of ${name}?`,
    detail:
      'You get a file with everything that is stored of this person, but for what they say of themselves for statistics. They are e-mailed that it was made.',
  },
  reason: 'How they asked',
  submit: 'Export',
  cancel: 'Cancel',
  failed: 'No file was made. What you typed is still here; try again.',
  done: 'The file is saved. The person is e-mailed.',
} as const;
