/** Words of the pages that nothing links to. */
export const text = {
  dev_community: 'Developers’ community',
  debug_simulator: 'Debug simulator',
} as const;
