import { useState } from 'react';

import type { DevMail } from '@/api/words';
import { Segmented } from '@/ui/Segmented';

import { text } from './text';

/** One message: plain, or as formatted in a frame that can run nothing. */
export function MailView({ mail }: { mail: DevMail }) {
  const [view, setView] = useState<'plain' | 'html'>('plain');
  return (
    <article className="flex min-w-0 flex-col gap-3">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg break-words">{mail.subject}</h2>
          <p className="text-sm text-fg-muted">{text.to(mail.to)}</p>
        </div>
        <Segmented
          label={text.chooseView}
          value={view}
          onChange={setView}
          options={[
            { value: 'plain', label: text.plain },
            { value: 'html', label: text.html },
          ]}
        />
      </header>
      {view === 'plain' || mail.html === null ? (
        <pre
          tabIndex={0}
          className="overflow-auto rounded-md bg-surface-sunken p-4 font-mono text-xs whitespace-pre-wrap"
        >
          <Linked source={mail.text} />
        </pre>
      ) : (
        <iframe
          title={text.frame(mail.subject)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={mail.html}
          className="h-[32rem] w-full rounded-md border border-line bg-white"
        />
      )}
    </article>
  );
}

/** Addresses of this site inside a plain message become links. */
function Linked({ source }: { source: string }) {
  return source.split(/(https?:\/\/[^\s<>"]+)/u).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part} className="text-link underline">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
