/** Words of the logo page. */
export const text = {
  title: 'Logo and press',
  lead: 'The mark, the word and both together, as SVG and PNG, for use when you write about Assay.',
  names: {
    lockup: 'Mark and word, on light',
    lockupDark: 'Mark and word, on dark',
    word: 'Word, on light',
    wordDark: 'Word, on dark',
    mark: 'Mark',
    mono: 'Mark in one colour',
  },
  svg: 'SVG',
  png: (size: number) => `PNG ${size}`,
  downloadOf: (what: string, name: string) => `${what}: ${name}`,
  all: 'Download everything (ZIP)',
  failed: 'The image could not be created. Use the SVG instead.',
  allFailed: 'The archive could not be created. Download the files one by one.',
  spaceTitle: 'Clear space and smallest size',
  space: 'Half the mark’s width stays free on every side.',
  smallest: 'The mark is at least 16 px high, the mark with the word at least 20 px.',
  misuseTitle: 'Please do not',
  misuse: {
    recolour: 'recolour the streak',
    tilt: 'tilt it',
    squeeze: 'squeeze or stretch it',
  },
  notOnGold: 'Do not place it on gold either: the streak would disappear.',
  rules: [
    'Half the mark’s width stays free on every side.',
    'Smallest sizes: mark 16 px, mark with word 20 px high.',
    'Do not recolour the streak, do not tilt, squeeze or stretch it, do not place it on gold.',
  ],
} as const;
