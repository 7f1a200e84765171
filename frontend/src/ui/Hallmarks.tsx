import { cx } from './cx';

type MarkProps = {
  label: string;
  children: React.ReactNode;
  wide?: boolean;
  size: number;
  outline: boolean;
};

const GOLD = '#e9bd5b';
const INK = '#14211f';

/** Commissioner, as struck: used for the letters inside the marks. */
const letters = {
  fontFamily: 'var(--font-display)',
  fontVariationSettings: "'FLAR' 100",
  fontWeight: 600,
} as const;

function Mark({ label, children, wide = false, size, outline }: MarkProps) {
  const paint = outline
    ? { fill: 'transparent', stroke: '#b98a2c' }
    : { fill: INK, stroke: 'none' };
  return (
    <svg
      role="img"
      aria-label={label}
      height={size}
      width={wide ? size * 1.5 : size}
      viewBox={wide ? '0 0 66 44' : '0 0 44 44'}
      {...paint}
      // Ink on a dark page has no edge of its own.
      className={outline ? undefined : 'dark:stroke-gold-7'}
    >
      {children}
    </svg>
  );
}

function Word({ x, size, children }: { x: number; size: number; children: string }) {
  return (
    <text
      x={x}
      y="29"
      textAnchor="middle"
      stroke="none"
      fill={GOLD}
      fontSize={size}
      style={letters}
    >
      {children}
    </text>
  );
}

type HallmarkProps = { label: string; size?: number; outline?: boolean };

/** Who: the maker's initials on a rounded square. */
export function MakerMark({
  initials,
  label,
  size = 50,
  outline = false,
}: HallmarkProps & { initials: string }) {
  return (
    <Mark label={label} size={size} outline={outline}>
      <path d="M12 3H32A9 9 0 0 1 41 12V32A9 9 0 0 1 32 41H12A9 9 0 0 1 3 32V12A9 9 0 0 1 12 3Z" />
      <Word x={22} size={18}>
        {initials}
      </Word>
    </Mark>
  );
}

/** How fine: the score on the cut-corner plate; a dash where it is not known. */
export function FinenessMark({
  value,
  label,
  size = 50,
  outline = false,
}: HallmarkProps & { value: number | null }) {
  return (
    <Mark label={label} size={size} outline={outline} wide>
      <path d="M10 3H56L63 10V34L56 41H10L3 34V10Z" />
      <Word x={33} size={20}>
        {value === null ? '–' : String(value)}
      </Word>
    </Mark>
  );
}

/** By what standard: Assay's A on a shield. */
export function OfficeMark({ label, size = 50, outline = false }: HallmarkProps) {
  return (
    <Mark label={label} size={size} outline={outline}>
      <path d="M22 2L41 9V24C41 33 33 39 22 43C11 39 3 33 3 24V9Z" />
      <g transform="translate(9 7.5) scale(.82)" stroke="none">
        <path d="M13.5 6H18.5L26.7 26H21.5L16 11.7L10.5 26H5.3Z" fill={GOLD} />
        <path d="M17 16.75L32 15.7V21.35L16 21.75Z" fill={outline ? 'transparent' : INK} />
        <path d="M13.45 18.1L28 17.04V20.55L12.35 20.9Z" fill={GOLD} />
      </g>
    </Mark>
  );
}

/** When: the month's letter in a circle (a is January). */
export function DateMark({
  letter,
  label,
  size = 50,
  outline = false,
}: HallmarkProps & { letter: string }) {
  return (
    <Mark label={label} size={size} outline={outline}>
      <circle cx="22" cy="22" r="19" />
      <Word x={22} size={19}>
        {letter}
      </Word>
    </Mark>
  );
}

/** The letter of a month of the year: a … l. */
export function dateLetter(date: Date): string {
  return 'abcdefghijkl'.charAt(date.getUTCMonth());
}

type HallmarksProps = {
  maker: { initials: string; label: string };
  fineness: { value: number | null; label: string };
  office: { label: string };
  date: { letter: string; label: string };
  size?: number;
  outline?: boolean;
  className?: string;
};

/** The four marks of a report in their order: who, how fine, by what standard, when. */
export function Hallmarks({
  maker,
  fineness,
  office,
  date,
  size = 50,
  outline = false,
  className,
}: HallmarksProps) {
  const look = { size, outline };
  return (
    <div className={cx('flex flex-wrap items-center gap-4', className)}>
      <MakerMark {...maker} {...look} />
      <FinenessMark {...fineness} {...look} />
      <OfficeMark {...office} {...look} />
      <DateMark {...date} {...look} />
    </div>
  );
}
