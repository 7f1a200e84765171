import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DetailsForm } from '@/api/words';
import { CompanyLogo } from './CompanyLogo';
import { hostOf, placeOf } from './rules';
import { text } from './text';

const words = text.facts;

function factsOf(form: DetailsForm): [string, ReactNode][] {
  const host = form.website === null ? null : hostOf(form.website);
  const facts: [string, ReactNode][] = [
    [words.industry, form.industry === null ? null : text.industries[form.industry]],
    [words.size, form.size === null ? null : text.sizes[form.size]],
    [words.headquarters, placeOf(form)],
    [words.founded, form.founded_year],
    [
      words.website,
      host !== null && form.website !== null && (
        <a
          href={form.website}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="inline-flex items-center gap-1 text-link underline"
        >
          {host}
          <ExternalLink size={13} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">({text.newTab})</span>
        </a>
      ),
    ],
  ];
  return facts.filter(([, value]) => value !== null && value !== false);
}

type CompanyProfileProps = {
  form: DetailsForm;
  logo: string | null;
  /** The level of the company's name among the headings of its page. */
  level: 1 | 3;
  /** Draws Markdown. */
  prose: (markdown: string) => ReactNode;
};

/** What a company says of itself, as everybody sees it. */
export function CompanyProfile({ form, logo, level, prose }: CompanyProfileProps) {
  const Heading = `h${level}` as const;
  const facts = factsOf(form);
  return (
    <div className="flex flex-col gap-5">
      <header className="flex items-center gap-4">
        <CompanyLogo name={form.name} url={logo} size="lg" />
        <Heading tabIndex={-1} className="min-w-0 font-display text-2xl break-words">
          {form.name}
        </Heading>
      </header>
      {facts.length > 0 && (
        <dl className="grid gap-x-6 gap-y-3 rounded-lg border border-line p-4 md:grid-cols-2">
          {facts.map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-xs text-fg-muted">{label}</dt>
              <dd className="text-sm font-medium break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {form.about === null ? (
        <p className="text-sm text-fg-muted">{text.noAbout}</p>
      ) : (
        <div>{prose(form.about)}</div>
      )}
    </div>
  );
}
