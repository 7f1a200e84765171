/** Words around the legal texts. */
export const text = {
  contents: 'On this page',
  edition: (version: string, day: string) => `Version ${version}, in effect since ${day}`,
  history: 'What changed',
  historyLead: 'Every edition of this text, the newest first.',
  versionOf: (version: string, day: string) => `Version ${version}, ${day}`,
  contact: 'How to reach the operator:',
  noContact: 'The operator names no address here. Ask the person who sent you to this site.',
  storedTable: 'What is stored',
  what: 'What',
  why: 'What for',
  until: 'Until',
} as const;
