import { CircleCheck, Hourglass, PencilLine, ShieldQuestion, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CompanyDetails, DetailsStanding } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { CompanyProfile } from '@/features/companies/CompanyProfile';
import { Card } from '@/ui/Card';
import { Notice } from '@/ui/Notice';
import { DetailsForm } from './DetailsForm';
import { LogoField } from './LogoField';
import { formOf, missingFields } from './rules';
import { text } from './text';
import { useDetailsForm } from './use-details-form';

const words = text.details;

const looks: Record<DetailsStanding, { tone: 'info' | 'positive' | 'caution'; icon: LucideIcon }> =
  {
    incomplete: { tone: 'info', icon: PencilLine },
    waiting: { tone: 'info', icon: Hourglass },
    approved: { tone: 'positive', icon: CircleCheck },
    rejected: { tone: 'caution', icon: ShieldQuestion },
  };

type StandingProps = { details: CompanyDetails; missing: readonly string[] };

function Standing({ details: { standing, note }, missing }: StandingProps) {
  return (
    <Notice {...looks[standing]} className="mb-4">
      <p>{words.standings[standing]}</p>
      {standing === 'incomplete' && missing.length > 0 && (
        <p className="text-fg-muted">{words.missing(missing.join(', '))}</p>
      )}
      {note !== null && (
        <p className="mt-1 break-words whitespace-pre-line">
          {words.note}: {note}
        </p>
      )}
    </Notice>
  );
}

type CardsProps = {
  details: CompanyDetails;
  company: { id: string; isPublic: boolean };
  isOwner: boolean;
  /** Draws Markdown. */
  prose: (markdown: string) => ReactNode;
};

/** What a company says of itself: the form for its owner, and how everybody sees it. */
export function CompanyDetailsCards({ details, company, isOwner, prose }: CardsProps) {
  const form = useDetailsForm(details);
  const missing = missingFields(form.draft).map((field) => words.fields[field]);
  const shown = formOf(form.draft);
  const open = company.isPublic ? (
    <Link to={to(paths.company, { id: company.id })} className="text-sm text-link underline">
      {text.preview.open}
    </Link>
  ) : undefined;
  return (
    <>
      <Card title={words.title}>
        <Standing details={form.base} missing={missing} />
        {isOwner ? <DetailsForm form={form} /> : <p className="text-sm">{words.readOnly}</p>}
      </Card>
      {isOwner && (
        <Card title={text.logo.title}>
          <LogoField name={shown.name} url={details.logo_url} />
        </Card>
      )}
      <Card title={text.preview.title} action={open}>
        {!company.isPublic && (
          <p className="mb-4 text-sm text-fg-muted">{text.preview.notPublic}</p>
        )}
        <CompanyProfile form={shown} logo={details.logo_url} level={3} prose={prose} />
      </Card>
    </>
  );
}
