/** A problem's text: Markdown without HTML, maths in `$…$`, links that leave safely. */
import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';

import { remarkMathLite, remarkNumbers } from './remark-math-lite';

/** Places where a problem package asks for its samples; this page shows them in a section of their own. */
const SAMPLE_PLACES = /\{\{(?:next|remaining)samples?\}\}/gu;

const PROSE = [
  'text-md leading-[1.58] text-fg-muted break-words',
  '[&_p+p]:mt-2.5 [&_strong]:font-semibold [&_strong]:text-fg [&_em]:italic',
  '[&_code]:rounded-[4px] [&_code]:bg-surface-active [&_code]:px-1.5 [&_code]:py-px',
  '[&_code]:font-mono [&_code]:text-[0.85em] [&_code]:text-fg',
  '[&_pre]:my-2.5 [&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:bg-surface-sunken [&_pre]:px-3.5 [&_pre]:py-3',
  '[&_pre_code]:bg-transparent [&_pre_code]:p-0',
  '[&_ul]:my-2 [&_ul]:list-disc [&_ul]:space-y-1 [&_ul]:pl-5 [&_ol]:my-2 [&_ol]:list-decimal [&_ol]:space-y-1 [&_ol]:pl-5',
  '[&_li]:marker:text-fg-subtle',
  '[&_table]:my-3 [&_table]:block [&_table]:overflow-x-auto [&_th]:border-b [&_th]:border-line-strong [&_th]:px-2.5 [&_th]:py-1',
  '[&_th]:text-left [&_th]:font-semibold [&_th]:text-fg [&_td]:border-b [&_td]:border-line [&_td]:px-2.5 [&_td]:py-1',
  '[&_blockquote]:my-2 [&_blockquote]:border-l-2 [&_blockquote]:border-line-strong [&_blockquote]:pl-3',
  '[&_.math]:font-medium [&_.math]:whitespace-nowrap [&_.math]:text-fg [&_.math_sup]:text-[0.75em] [&_.math_sub]:text-[0.75em]',
].join(' ');

type Level = 2 | 3;

/** Every heading of a statement is of one level: the one below the title of the page it stands on. */
function headingOf(Tag: `h${Level}`) {
  return function Heading({ children }: { children?: ReactNode }) {
    return (
      <Tag className="mt-[18px] mb-1.5 font-display text-md font-semibold text-fg first:mt-0">
        {children}
      </Tag>
    );
  };
}

function headings(level: Level): Components {
  const Heading = headingOf(`h${level}`);
  return { h1: Heading, h2: Heading, h3: Heading, h4: Heading, h5: Heading, h6: Heading };
}

const SHARED: Components = {
  a: ({ href, children }) => (
    <a
      className="font-medium text-link underline"
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      {children}
    </a>
  ),
  // A picture of a statement would have to come from another origin; its description stands in for it.
  img: ({ alt }) => <span>{alt}</span>,
  // Both scroll sideways where they are wider than the statement, by keys too.
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  table: ({ children }) => <table tabIndex={0}>{children}</table>,
};

const COMPONENTS: Record<Level, Components> = {
  2: { ...SHARED, ...headings(2) },
  3: { ...SHARED, ...headings(3) },
};

type StatementProps = { text: string; level?: Level };

export function Statement({ text, level = 3 }: StatementProps) {
  return (
    <div className={PROSE}>
      <Markdown
        remarkPlugins={[remarkGfm, remarkMathLite, remarkNumbers]}
        components={COMPONENTS[level]}
      >
        {text.replace(SAMPLE_PLACES, '')}
      </Markdown>
    </div>
  );
}
