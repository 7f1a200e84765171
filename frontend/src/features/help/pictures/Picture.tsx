import { text } from '@/features/help/text';
import { pictureAt, SIZE } from './pictures';

type PictureProps = { src: string; alt: string };

/** A picture in a guide. Its place is kept until somebody comes near; a press opens it in its own size. */
export function Picture({ src, alt }: PictureProps) {
  const address = pictureAt(src);
  if (address === undefined) return null;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className="my-4 block">
      <img
        {...SIZE}
        src={address}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-md border border-line bg-surface-sunken"
      />
      <span className="sr-only">{text.newTab}</span>
    </a>
  );
}
