import type { ReactNode } from 'react';

export type ArticlePart = { id: string; title: string };

type ArticleProps = {
  /** The parts in order, for the list of contents beside the text. */
  parts: readonly ArticlePart[];
  contentsLabel: string;
  children: ReactNode;
};

/** A page to be read: one column of prose, and from 1024 px on a list of its parts beside it. */
export function Article({ parts, contentsLabel, children }: ArticleProps) {
  return (
    <div className="page-x grid gap-x-12 py-10 lg:grid-cols-[minmax(0,1fr)_220px]">
      <div className="max-w-(--prose-max) min-w-0">{children}</div>
      <nav aria-label={contentsLabel} className="text-sm max-lg:hidden">
        <ul className="sticky top-24 flex flex-col gap-2 border-l border-line pl-4">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="text-fg-muted hover:text-fg hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
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
