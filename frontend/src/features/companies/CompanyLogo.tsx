import { Avatar } from '@/ui/Avatar';
import { cx } from '@/ui/cx';
import { text } from './text';

const sizes = { md: 'size-10', lg: 'size-16' } as const;

type CompanyLogoProps = { name: string; url: string | null; size?: keyof typeof sizes };

/** A company's logo, or its initials where it has none. */
export function CompanyLogo({ name, url, size = 'md' }: CompanyLogoProps) {
  const shape = cx(sizes[size], 'rounded-md');
  if (url === null) return <Avatar name={name} size="lg" square className={shape} />;
  return (
    <img
      src={url}
      alt={text.logoOf(name)}
      className={cx(shape, 'shrink-0 border border-line bg-surface object-contain')}
    />
  );
}
