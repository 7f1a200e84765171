import type { LanguageId } from '@/api/words';
import { fileName } from '@/features/problems/rules';

import { CodeBlock } from './CodeBlock';
import { messagePieces } from './rules';
import { text } from './text';

type ToolMessageProps = {
  label: string;
  children: string;
  language: LanguageId;
  tone?: 'plain' | 'bad';
  onLine: (line: number) => void;
};

/** What a compiler or a program said: the file is called as in its tab, and a place in it leads there. */
export function ToolMessage({ label, children, language, tone, onLine }: ToolMessageProps) {
  const pieces = messagePieces(children, fileName(language));
  return (
    <CodeBlock
      label={label}
      {...(tone === undefined ? {} : { tone })}
      render={() =>
        pieces.map(({ text: words, line }, index) =>
          line === null ? (
            words
          ) : (
            <button
              key={index}
              type="button"
              title={text.toLine(line)}
              className="cursor-pointer rounded-xs underline decoration-dotted underline-offset-3 hover:decoration-solid"
              onClick={() => onLine(line)}
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
