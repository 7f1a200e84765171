/** Words of viewing a dashboard as somebody else. */
export const text = {
  begin: { company: 'View as owner', partner: 'View as partner' },
  companyTitle: (name: string) => `View as the longest-standing owner of ${name}?`,
  partnerTitle: (name: string) => `View as ${name}?`,
  detail:
    'You see their dashboard and can change nothing. It ends after 30 minutes. The audit log records when and why.',
  reason: 'Reason',
  reasonHint: '10 to 2,000 characters. It is kept in the audit log.',
  reasonShort: 'A reason has at least 10 characters.',
  cancel: 'Cancel',
  failed: 'Viewing didn’t start. Try again.',
  banner: (person: string, name: string) =>
    person === '' || person === name
      ? `You are viewing as ${name}, read only.`
      : `You are viewing as ${person} (${name}), read only.`,
  label: 'Viewing as someone else',
  until: (time: string) => `Until ${time}`,
  stop: 'Stop',
} as const;
