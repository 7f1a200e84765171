/** Words of the frame around all pages. */
export const text = {
  wrongTitle: 'Something went wrong',
  refresh: 'Refresh',
  goHome: 'Go home',
  copyMessage: 'Copy the message',
  unknownError: 'The page stopped for an unknown reason.',
  skip: 'Skip to the content',
  accountFailedTitle: 'Your account could not be loaded',
  accountMergedTitle: 'This account was merged',
  accountFailed:
    'You are still signed in and nothing is lost. Check your connection and try again.',
  moving: 'Opening the page',
  logOut: 'Log out',
} as const;
