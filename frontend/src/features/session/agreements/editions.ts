/** The editions of the texts that people agree to; those in force at the server are the same. */
export const editions = { terms: '1.2', privacy: '1.11' } as const;
