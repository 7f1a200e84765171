/** Words of the company dashboard's own pages. */
export const text = {
  home: 'Home',
  building: 'This page is still being built and is not part of this release.',
  backHome: 'Back to Home',
} as const;
