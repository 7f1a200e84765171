/** Words of the way in: username, profile, a company's inquiry. */
export const text = {
  username: {
    title: 'Choose a username',
    lead: 'Companies and other candidates see it instead of your e-mail.',
    label: 'Username',
    hint: 'Small letters, digits and _. You can change it once in 30 days.',
    short: 'A username has at least 3 characters.',
    long: 'A username has at most 30 characters.',
    signs: 'Use small letters, digits and _ only.',
    looking: 'Looking whether it is free',
    free: (name: string) => `${name} is free.`,
    taken: 'This name is taken.',
    unknown: 'It could not be checked whether this name is free. You can still try it.',
    suggestions: 'Free names',
    take: (name: string) => `Use ${name}`,
    save: 'Use this name',
    failed: 'The name was not saved. Try again.',
    logOut: 'Log out instead',
  },
} as const;
