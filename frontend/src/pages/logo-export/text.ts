/** Words of the logo page. */
export const text = {
  title: 'Logo and press',
  lead: 'The mark, the word and both together, as SVG and PNG.',
  light: 'On light',
  dark: 'On dark',
  mono: 'One colour',
  svg: 'SVG',
  png: (size: number) => `PNG ${size}`,
  downloadOf: (what: string, name: string) => `${what} of “${name}”`,
  failed: 'The picture could not be made. Take the SVG instead.',
  rules:
    'Leave half the mark’s width free on every side. Smallest sizes: mark 16 px, mark with word 20 px high.',
  misuse: 'Please do not recolour the streak, tilt the mark, or place it on gold.',
} as const;
