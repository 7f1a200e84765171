import { CircleX } from 'lucide-react';
import { Card } from '@/ui/Card';
import { text } from './text';

const wrong = [
  { words: text.misuse.recolour, className: 'hue-rotate-180' },
  { words: text.misuse.tilt, className: '-rotate-12' },
  { words: text.misuse.squeeze, className: 'scale-x-60' },
] as const;

/** The mark's free space, drawn with the space itself: the padding is half the mark's width. */
export function ClearSpace() {
  return (
    <Card title={text.spaceTitle}>
      <div className="mb-4 flex flex-wrap items-center gap-8">
        <div
          data-theme="light"
          className="border border-dashed border-line-control bg-surface p-8 max-md:p-6"
        >
          <img src="/assay-lockup.svg" alt="" className="block h-16 max-md:h-12" />
        </div>
        <div data-theme="light" className="flex items-end gap-6 bg-surface p-3">
          <img src="/assay-mark.svg" alt="" className="size-4" />
          <img src="/assay-lockup.svg" alt="" className="h-5" />
        </div>
      </div>
      <p className="text-sm text-fg-muted">{text.space}</p>
      <p className="text-sm text-fg-muted">{text.smallest}</p>
    </Card>
  );
}

/** What not to do, as pictures with words. */
export function Misuse() {
  return (
    <Card title={text.misuseTitle}>
      <ul className="mb-4 grid grid-cols-3 gap-3">
        {wrong.map(({ words, className }) => (
          <li key={words} className="text-sm text-fg-muted">
            <div
              data-theme="light"
              className="mb-2 grid h-24 place-items-center rounded-md bg-surface-sunken"
            >
              <img src="/assay-mark.svg" alt="" className={`size-12 ${className}`} />
            </div>
            <span className="flex items-start gap-1.5">
              <CircleX
                size={15}
                strokeWidth={1.75}
                aria-hidden="true"
                className="mt-0.5 shrink-0 text-negative"
              />
              {words}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-fg-muted">{text.notOnGold}</p>
    </Card>
  );
}
