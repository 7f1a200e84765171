import { Fragment, type SyntheticEvent, useState } from 'react';
import type { SampleMail } from '@/api/words/company/wording';
import { Segmented } from '@/ui/Segmented';
import { text } from '@/features/sending/text';

const words = text.mail;
const LEAST_PX = 320;

/** The frame becomes as tall as its mail, and its links lead nowhere: the mail has been sent to nobody. */
function fit({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const page = frame.contentDocument;
  if (page === null) return;
  for (const link of page.querySelectorAll('a')) link.removeAttribute('href');
  frame.style.height = `${Math.max(LEAST_PX, page.documentElement.scrollHeight)}px`;
}

/** A mail as its reader gets it: as it is designed, or as plain text. */
export function MailPreview({ mail }: { mail: SampleMail }) {
  const [look, setLook] = useState<'designed' | 'plain'>('designed');
  const facts = [
    [words.from, mail.from],
    [words.replyTo, mail.reply_to],
    [words.subject, mail.subject],
  ] as const;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <dl className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-sm">
          {facts.map(([label, value]) => (
            <Fragment key={label}>
              <dt className="text-fg-muted">{label}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </Fragment>
          ))}
        </dl>
        <Segmented
          label={words.look}
          value={look}
          onChange={setLook}
          options={[
            { value: 'designed', label: words.looks.designed },
            { value: 'plain', label: words.looks.plain },
          ]}
        />
      </div>
      {look === 'designed' ? (
        // Without scripts; of the same origin only so that it can be measured.
        <iframe
          title={words.frame(mail.subject)}
          sandbox="allow-same-origin"
          srcDoc={mail.html}
          onLoad={fit}
          className="h-80 w-full rounded-md border border-line bg-white"
        />
      ) : (
        <pre
          tabIndex={0}
          aria-label={words.frame(mail.subject)}
          className="max-h-160 overflow-auto rounded-md border border-line bg-surface-sunken p-3 text-xs whitespace-pre-wrap"
        >
          {mail.text}
        </pre>
      )}
    </div>
  );
}
