/** Words of the private address of a calendar. */
export const text = {
  title: 'Calendar',
  detail:
    'A private address shows your deadlines and interviews in your calendar program. Anyone who has the address can read them.',
  none: 'You have no calendar address.',
  made: 'Address created',
  readOn: (day: string) => `last read on ${day}`,
  unread: 'not read yet',
  make: 'Create an address',
  replace: 'Replace the address',
  end: 'Delete the address',
  once: 'Copy the address now. This is the only time it is shown.',
  label: 'Calendar address',
  how: 'In your calendar program, subscribe to a calendar by address and paste it.',
  failed: 'That didn’t work. Nothing was changed; try again.',
  loadFailed: 'Your calendar address could not be loaded. Nothing is lost.',
  ended: 'The address is deleted',
  replacing: {
    title: 'Replace the address?',
    detail: 'The old address stops working at once. Your calendar program needs the new one.',
    cancel: 'Keep it',
  },
  ending: {
    title: 'Delete the address?',
    detail: 'Calendar programs can no longer read it.',
    cancel: 'Keep it',
  },
} as const;
