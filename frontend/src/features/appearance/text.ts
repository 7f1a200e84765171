import type { ThemeChoice } from '@/platform/theme';

/** Words of the choice between light and dark. */
export const text = {
  title: 'Appearance',
  lead: 'Light or dark, on all your devices.',
  theme: 'Theme',
  choices: {
    by_page: {
      title: 'As designed',
      detail: 'Dark where you write code and build problems, light everywhere else.',
    },
    light: { title: 'Light', detail: 'Every page is light.' },
    dark: { title: 'Dark', detail: 'Every page is dark. Printed pages stay light.' },
    system: { title: 'System', detail: 'Follows your device’s setting.' },
  } satisfies Record<ThemeChoice, { title: string; detail: string }>,
  act: (choice: string) => `Theme: ${choice.toLowerCase()}`,
  failed: 'The theme was not saved. Try again.',
} as const;
