import type { AdminInquiry } from '@/api/words';
import type { InquiryRejection, InquiryRejectionPreview } from '@/api/words/admin';
import { text } from '@/features/inquiry-review/text';

const words = text.bulk;

type Named = readonly Pick<AdminInquiry, 'id' | 'company_name'>[];

const nameOf = (of: Named, id: string) => of.find((one) => one.id === id)?.company_name ?? '';

type LeftOutProps = { of: Named; rows: readonly { id: string; detail?: string | null }[] };

/** Which inquiries are left as they are, and why. */
export function LeftOut({ of, rows }: LeftOutProps) {
  if (rows.length === 0) return null;
  return (
    <section className="mt-4 text-sm" aria-label={words.leftOut}>
      <h3 className="mb-2 text-base">{words.leftOut}</h3>
      <ul className="flex flex-col gap-2">
        {rows.map(({ id, detail }) => (
          <li key={id} className="break-words">
            <span className="font-semibold">{nameOf(of, id)}</span>
            <span className="block text-fg-muted">{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type MailsProps = { of: Named; rows: readonly InquiryRejectionPreview[] };

/** The mail of each company, to be opened. */
export function Mails({ of, rows }: MailsProps) {
  if (rows.every(({ mail }) => mail === null)) return <p className="text-sm">{words.none}</p>;
  return (
    <ul aria-label={words.mails} className="flex flex-col gap-2 text-sm">
      {rows.map(
        ({ id, mail }) =>
          mail !== null && (
            <li key={id}>
              <details>
                <summary className="cursor-pointer py-1 break-words max-md:py-2.5">
                  <span className="font-semibold">{nameOf(of, id)}</span>{' '}
                  <span className="text-fg-muted">{mail.to}</span>
                </summary>
                <div className="mt-1 rounded-md bg-surface-sunken p-3">
                  <p className="mb-2 font-medium break-words">{mail.subject}</p>
                  <p className="break-words whitespace-pre-line">{mail.text}</p>
                </div>
              </details>
            </li>
          ),
      )}
    </ul>
  );
}

type ResultsProps = { of: Named; rows: readonly InquiryRejection[] };

/** What became of each inquiry. */
export function Results({ of, rows }: ResultsProps) {
  const done = rows.filter(({ inquiry }) => inquiry !== null);
  return (
    <>
      {done.length > 0 && (
        <section className="text-sm" aria-label={words.rejected}>
          <h3 className="mb-2 text-base">{words.rejected}</h3>
          <ul className="flex flex-col gap-1">
            {done.map(({ id }) => (
              <li key={id} className="break-words">
                {nameOf(of, id)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <LeftOut of={of} rows={rows.filter(({ inquiry }) => inquiry === null)} />
    </>
  );
}
