/** Words of the tables for spreadsheets. */
export const text = {
  download: 'Download CSV',
  failed: 'The table could not be downloaded. Try again.',
} as const;
