import { ChevronDown, ChevronRight, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx';

export type ArticlePart = { id: string; title: string };

type ArticleProps = {
  /** Its title, above everything. */
  header: ReactNode;
  /** The parts in order, for the list of contents. */
  parts: readonly ArticlePart[];
  contentsLabel: string;
  children: ReactNode;
};

/** A page to be read: one column of prose, from 1024 px on with a list of its parts beside it, else folded above it. */
export function Article({ header, parts, contentsLabel, children }: ArticleProps) {
  return (
    <div className="page-x grid gap-x-12 py-10 lg:grid-cols-[minmax(0,1fr)_220px]">
      <div className="max-w-(--prose-max) min-w-0">
        {header}
        <details className="group mt-6 rounded-lg border border-line bg-surface text-sm lg:hidden">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-medium">
            <List size={16} strokeWidth={1.75} aria-hidden="true" />
            {contentsLabel}
            <ChevronDown
              size={16}
              strokeWidth={1.75}
              aria-hidden="true"
              className="ml-auto group-open:rotate-180"
            />
          </summary>
          <nav aria-label={contentsLabel} className="border-t border-line px-4 py-1">
            <Contents parts={parts} className="flex flex-col" look="flex min-h-11 items-center" />
          </nav>
        </details>
        {children}
      </div>
      <nav aria-label={contentsLabel} className="text-sm max-lg:hidden">
        <Contents
          parts={parts}
          className="sticky top-24 flex flex-col gap-2 border-l border-line pl-4"
        />
      </nav>
    </div>
  );
}

type ContentsProps = { parts: readonly ArticlePart[]; className: string; look?: string };

function Contents({ parts, className, look }: ContentsProps) {
  return (
    <ul className={className}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={cx('text-fg-muted hover:text-fg hover:underline', look)}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** One part of an article; its heading is where the contents list leads. */
export function ArticleSection({ id, title, children }: ArticlePart & { children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-9 flex scroll-mt-20 flex-col gap-3 text-md text-fg-muted"
    >
      <h2 id={`${id}-title`} className="text-xl text-fg">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Bullets({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="list-disc space-y-2 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

type AsideProps = { label: string; children: ReactNode };

/** What few readers need: folded until somebody opens it. */
export function Aside({ label, children }: AsideProps) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 font-semibold text-link underline-offset-3 hover:underline max-md:min-h-11">
        <ChevronRight
          size={16}
          strokeWidth={2}
          aria-hidden="true"
          className="group-open:rotate-90"
        />
        {label}
      </summary>
      <div className="mt-3 flex flex-col gap-3">{children}</div>
    </details>
  );
}
