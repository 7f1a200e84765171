/** What a role's public page says. */
export const text = {
  at: (company: string) => `at ${company}`,
  title: (role: string, company: string) => `${role} at ${company}`,
  apply: 'Apply',
  applyBy: (day: string) => `Apply by ${day}`,
  closedTitle: 'This role is closed',
  closed: (role: string, company: string) =>
    `${company} takes no applications for “${role}” at the moment.`,
  others: (company: string) => `More about ${company}`,
  goneTitle: 'Role not found',
  gone: 'There is no role at this address. Its link may be incomplete.',
  toCompanies: 'See companies',
  loadFailed: 'The role could not be loaded.',
} as const;
