// As files of the build: the service worker keeps those, so the logo is there without a network.
import dark from '@/../public/assay-lockup-dark.svg?no-inline';
import light from '@/../public/assay-lockup.svg?no-inline';
import { cx } from './cx';

type LogoProps = {
  /** On ink in a light page. Without it the logo follows the theme. */
  onDark?: boolean;
  height?: number;
};

const RATIO = 111.2 / 32;

/** Mark and word. One of two drawings is shown, both carry the name once. */
export function Logo({ onDark = false, height = 27 }: LogoProps) {
  const size = { height, width: Math.round(height * RATIO), alt: 'Assay' } as const;
  return (
    <>
      {!onDark && <img src={light} {...size} className="max-w-none shrink-0 dark:hidden" />}
      <img
        src={dark}
        {...size}
        className={cx('max-w-none shrink-0', !onDark && 'hidden dark:block')}
      />
    </>
  );
}
