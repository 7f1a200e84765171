import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** tailwind-merge must know our own scale names, or it takes `text-md` for a colour. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['2xs', 'xs', 'sm', 'base', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl'],
      shadow: ['1', '2', '3', '4'],
      radius: ['xs', 'sm', 'md', 'lg', 'xl', '2xl', 'full'],
    },
  },
});

/** Joins class names; a later utility wins over an earlier one of the same kind. */
export function cx(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
