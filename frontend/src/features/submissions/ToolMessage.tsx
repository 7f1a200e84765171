import type { Place } from '@/features/problems/rules';

import { CodeBlock } from './CodeBlock';
import { messagePieces } from './rules';
import { text } from './text';

type ToolMessageProps = {
  label: string;
  children: string;
  /** The names of the files that were sent. */
  files: readonly string[];
  tone?: 'plain' | 'bad';
  onLine: (place: Place) => void;
};

/** What a compiler or a program said: files are called as in their tabs, and a place in one leads there. */
export function ToolMessage({ label, children, files, tone, onLine }: ToolMessageProps) {
  const pieces = messagePieces(children, files);
  return (
    <CodeBlock
      label={label}
      {...(tone === undefined ? {} : { tone })}
      render={() =>
        pieces.map(({ text: words, place }, index) =>
          place === null ? (
            words
          ) : (
            <button
              key={index}
              type="button"
              title={text.toLine(place.line)}
              className="cursor-pointer rounded-xs underline decoration-dotted underline-offset-3 hover:decoration-solid"
              onClick={() => onLine(place)}
            >
              {words}
            </button>
          ),
        )
      }
    >
      {children}
    </CodeBlock>
  );
}
