/** Words of the company dashboard's own pages. */
export const text = {
  home: 'Home',
  building: 'This page is still being built. It will open in a later release.',
  backHome: 'Back to Home',
} as const;
