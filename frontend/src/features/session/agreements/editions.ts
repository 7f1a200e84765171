/** The editions of the texts that people agree to; those in force at the server are the same. */
export const editions = { terms: '1.1', privacy: '1.9' } as const;
