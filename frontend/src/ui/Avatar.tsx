import { cx } from './cx';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function firstLetter(word: string): string {
  return letters.segment(word).containing(0)?.segment ?? '';
}

const isWord = (word: string) => /^[\p{L}\p{N}]/u.test(word);

/** First letters of the first and last word, in any script; a sign counts only where there is no word. */
export function initials(name: string): string {
  const all = name.trim().split(/\s+/u).filter(Boolean);
  const words = all.some(isWord) ? all.filter(isWord) : all;
  const first = words[0];
  if (first === undefined) return '?';
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last]
    .map((word) => (word === undefined ? '' : firstLetter(word)))
    .join('')
    .toLocaleUpperCase();
}

const tints = [
  'bg-verdigris-4 text-verdigris-11',
  'bg-azurite-4 text-azurite-11',
  'bg-amethyst-4 text-amethyst-11',
  'bg-amber-3 text-amber-11',
  'bg-cinnabar-3 text-cinnabar-11',
  'bg-malachite-4 text-malachite-11',
] as const;

function tint(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? tints[0];
}

type AvatarProps = {
  name: string;
  size?: 'sm' | 'md' | 'lg';
  square?: boolean;
  className?: string;
};

const sizes = { sm: 'size-6 text-[9.5px]', md: 'size-7 text-2xs', lg: 'size-10 text-sm' } as const;

/** Initials on a tint that follows the name. Decoration: the name itself is beside it. */
export function Avatar({ name, size = 'md', square = false, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-grid shrink-0 place-items-center font-bold',
        square ? 'rounded-[7px]' : 'rounded-full',
        sizes[size],
        tint(name),
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
